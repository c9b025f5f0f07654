import { type Problem } from '../../api/problem.js';
import type { Assignment, Saved } from '../../api/types.js';
import type { OutboxEntry, OutboxStore } from './outbox-entry.js';
/** What became of an answer. */
export type Sent = {
    readonly type: 'saved';
    readonly entry: OutboxEntry;
    readonly saved: Saved;
}
/** Another answer was given meanwhile, and stands. */
 | {
    readonly type: 'conflict';
    readonly entry: OutboxEntry;
    readonly current: Assignment;
} | {
    readonly type: 'refused';
    readonly entry: OutboxEntry;
    readonly problem: Problem;
};
/** Why sending stopped: all is sent, the server is away, or it does not know the judge any more. */
export type Stopped = 'empty' | 'away' | 'signed-out';
/**
 * Sends what waits, one after the other, each until the server has acknowledged it. An entry leaves the store only
 * when its fate is known, so that a page that dies here sends it again; its id makes that harmless.
 */
export declare function sendEntries(store: OutboxStore, judge: string, send: (entry: OutboxEntry) => Promise<Saved>, tell: (sent: Sent) => void): Promise<Stopped>;
//# sourceMappingURL=send-entries.d.ts.map