import type { ReactElement } from 'react';
interface LetterChipProps {
    readonly output: number;
    /** The same letter stands on its card and in the strip of ranks. */
    readonly place: 'card' | 'strip';
}
/** The letter of an output, to be dragged to a rank. The buttons do the same for those who do not drag. */
export declare function LetterChip({ output, place }: LetterChipProps): ReactElement;
export {};
//# sourceMappingURL=letter-chip.d.ts.map