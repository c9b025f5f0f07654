import type { OutboxEntry, OutboxStore, Sendable } from './outbox-entry.js';

/** For browsers without storage; entries last as long as the page. */
export function memoryStore<Body extends Sendable>(): OutboxStore<Body> {
  let entries: OutboxEntry<Body>[] = [];
  let last = 0;
  return {
    add: (entry) => {
      entries.push({ ...entry, order: ++last });
      return Promise.resolve();
    },
    list: (owner) => Promise.resolve(entries.filter((entry) => entry.owner === owner)),
    remove: (order) => {
      entries = entries.filter((entry) => entry.order !== order);
      return Promise.resolve();
    },
  };
}
