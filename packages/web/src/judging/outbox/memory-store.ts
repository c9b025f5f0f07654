import type { OutboxEntry, OutboxStore } from './outbox-entry.js';

/** For browsers that keep nothing; the answers live as long as the page. */
export function memoryStore(): OutboxStore {
  let entries: OutboxEntry[] = [];
  let last = 0;
  return {
    add: (entry) => {
      entries.push({ ...entry, order: ++last });
      return Promise.resolve();
    },
    list: (judge) => Promise.resolve(entries.filter((entry) => entry.judge === judge)),
    remove: (order) => {
      entries = entries.filter((entry) => entry.order !== order);
      return Promise.resolve();
    },
  };
}
