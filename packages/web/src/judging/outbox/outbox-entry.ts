import type { NewAnswer } from '../../api/types.js';

/** An answer that the server has not acknowledged yet. */
export interface OutboxEntry {
  /** Counts up: answers are sent in this order. */
  readonly order: number;
  /** Whose answer it is; a renewed link is still the same judge. */
  readonly judge: string;
  readonly assignment: string;
  readonly answer: NewAnswer;
}

/** Where entries wait. They are shared by all tabs, and survive a reload. */
export interface OutboxStore {
  readonly add: (entry: Omit<OutboxEntry, 'order'>) => Promise<void>;
  /** In the order they were added. */
  readonly list: (judge: string) => Promise<OutboxEntry[]>;
  readonly remove: (order: number) => Promise<void>;
}
