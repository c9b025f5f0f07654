import type { ReactElement } from 'react';
import type { Assignment } from '../api/types.js';
import type { Draft } from './item-state.js';
interface ConflictNoteProps {
    readonly current: Assignment;
    /** The answer given here, which came too late. */
    readonly mine: Draft;
    readonly onKeep: () => void;
    readonly onReplace: () => void;
}
/** Two tabs answered one item: shows what stands, and lets the judge choose. */
export declare function ConflictNote({ current, mine, onKeep, onReplace }: ConflictNoteProps): ReactElement;
export {};
//# sourceMappingURL=conflict-note.d.ts.map