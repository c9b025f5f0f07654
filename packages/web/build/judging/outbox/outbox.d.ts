import type { NewAnswer, Saved } from '../../api/types.js';
import type { OutboxEntry, OutboxStore } from './outbox-entry.js';
import { type Sent, type Stopped } from './send-entries.js';
export interface OutboxState {
    /** Answers that the server has not acknowledged. */
    readonly waiting: number;
    readonly network: 'idle' | 'sending' | 'away' | 'signed-out';
}
/** What an outbox needs of the world. */
export interface OutboxWorld {
    readonly store: OutboxStore;
    readonly send: (entry: OutboxEntry) => Promise<Saved>;
    /** Lets one tab at a time do something. */
    readonly alone: (work: () => Promise<Stopped>) => Promise<Stopped>;
    /** Tells other tabs; they tell us through `hear`. */
    readonly tellTabs: (message: TabMessage) => void;
    readonly later: (work: () => void, ms: number) => () => void;
}
export type TabMessage = {
    readonly type: 'sent';
    readonly sent: Sent;
} | {
    readonly type: 'changed';
};
/** The answers of one judge on their way to the server: kept first, then sent, in order, by one tab. */
export declare class Outbox {
    #private;
    constructor(judge: string, world: OutboxWorld);
    readonly state: () => OutboxState;
    readonly subscribe: (listener: () => void) => (() => void);
    /** Calls back when the fate of an answer is known, whichever tab sent it. */
    readonly onSent: (listener: (sent: Sent) => void) => (() => void);
    /** Keeps an answer, then sends it when it can. Answers to one assignment follow on each other. */
    put(assignment: string, answer: NewAnswer): Promise<void>;
    /** Sends what waits, now. */
    flush(): Promise<void>;
    /** What another tab says. */
    hear(message: TabMessage): void;
    close(): void;
}
//# sourceMappingURL=outbox.d.ts.map