import type { OutboxStore } from './outbox-entry.js';
/** Answers in the browser's own database. `add` resolves when the answer is on the disk of the judge. */
export declare function indexedStore(factory: IDBFactory): Promise<OutboxStore>;
//# sourceMappingURL=indexed-store.d.ts.map