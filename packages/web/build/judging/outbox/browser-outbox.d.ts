import { Outbox } from './outbox.js';
/** The outbox of a judge in this browser, and how to take it down. */
export interface OpenOutbox {
    readonly outbox: Outbox;
    readonly close: () => void;
}
/** Opens the outbox that all tabs of a judge share, and sends what an earlier visit left in it. */
export declare function openOutbox(judge: string, key: string): Promise<OpenOutbox>;
//# sourceMappingURL=browser-outbox.d.ts.map