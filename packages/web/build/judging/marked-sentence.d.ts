import { type ReactElement } from 'react';
interface MarkedSentenceProps {
    readonly source: string;
    readonly output: string;
    /** Show what was changed. */
    readonly marks: boolean;
}
/**
 * An output with its edits drawn as proofreaders draw them: what was put in is underlined, what was taken out is
 * pale and struck through, and what was replaced stands before its replacement.
 */
export declare function MarkedSentence({ source, output, marks }: MarkedSentenceProps): ReactElement;
export {};
//# sourceMappingURL=marked-sentence.d.ts.map