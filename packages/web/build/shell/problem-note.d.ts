import type { ReactElement, ReactNode } from 'react';
interface ProblemNoteProps {
    readonly error: unknown;
    /** What can be done about it here. */
    readonly children?: ReactNode;
}
/** What went wrong, where, and what to do: in the words of the server. */
export declare function ProblemNote({ error, children }: ProblemNoteProps): ReactElement;
export {};
//# sourceMappingURL=problem-note.d.ts.map