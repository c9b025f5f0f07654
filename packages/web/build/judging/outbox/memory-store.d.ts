import type { OutboxStore } from './outbox-entry.js';
/** For browsers that keep nothing; the answers live as long as the page. */
export declare function memoryStore(): OutboxStore;
//# sourceMappingURL=memory-store.d.ts.map