import { type Dispatch } from 'react';
import type { Assignment, JudgingRoom, SkipReason } from '../api/types.js';
import type { Draft } from './item-state.js';
import { type JudgingAction, type JudgingState } from './judging-state.js';
import type { Outbox } from './outbox/outbox.js';
export interface Answering {
    readonly skip?: SkipReason;
    readonly spentMs: number;
}
export interface Judging {
    readonly state: JudgingState;
    readonly dispatch: Dispatch<JudgingAction>;
    /** Keeps an answer; it is sent by itself. Resolves when it is safe in the browser. */
    readonly answer: (item: Assignment, draft: Draft, answering: Answering) => Promise<void>;
    /** Asks for an item with a number that is not known here. */
    readonly find: (number: number) => Promise<void>;
    /** The server does not know the link any more. */
    readonly signedOut: boolean;
}
/** The judge's items: fetched ahead, answered here, sent by the outbox. */
export declare function useJudging(key: string, room: JudgingRoom, outbox: Outbox): Judging;
//# sourceMappingURL=use-judging.d.ts.map