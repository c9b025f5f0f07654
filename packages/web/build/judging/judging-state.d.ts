import type { Assignment, MyProgress, Next } from '../api/types.js';
import type { Problem } from '../api/problem.js';
import type { Draft } from './item-state.js';
import type { Sent } from './outbox/send-entries.js';
type GivenAnswer = NonNullable<Assignment['answer']>;
/** What the page knows of a judge's items. */
export interface JudgingState {
    /** By number; with the answers given here, sent or not. */
    readonly items: ReadonlyMap<number, Assignment>;
    /** Numbers of items that are fetched and not answered, in order. */
    readonly queue: readonly number[];
    /** Ids of answers that are not acknowledged. */
    readonly pending: ReadonlySet<string>;
    /** Why the server gives no further item; null while it does. */
    readonly why: Next['why'];
    readonly progress: MyProgress;
    /** By number: an answer from here that lost against one from elsewhere. */
    readonly conflicts: ReadonlyMap<number, Draft>;
    /** By number: why an answer could not be kept. */
    readonly refusals: ReadonlyMap<number, Problem>;
}
export type JudgingAction = {
    readonly type: 'fetched';
    readonly next: Next;
} | {
    readonly type: 'found';
    readonly assignment: Assignment;
} | {
    readonly type: 'answered';
    readonly number: number;
    readonly answer: GivenAnswer;
} | {
    readonly type: 'sent';
    readonly sent: Sent;
} | {
    readonly type: 'settled';
    readonly number: number;
};
export declare function emptyRoom(progress: MyProgress): JudgingState;
export declare function reduceJudging(state: JudgingState, action: JudgingAction): JudgingState;
/** The ids of the items that the page is busy with; the server need not give them again. */
export declare function heldItems({ items, queue, pending }: JudgingState): string[];
export {};
//# sourceMappingURL=judging-state.d.ts.map