import { type ReactElement, type ReactNode } from 'react';
interface DragRanksProps {
    readonly onRank: (output: number, rank: number | null) => void;
    readonly children: ReactNode;
}
/** Lets letters inside be dragged to ranks inside, by mouse, pen or finger. */
export declare function DragRanks({ onRank, children }: DragRanksProps): ReactElement;
export {};
//# sourceMappingURL=drag-ranks.d.ts.map