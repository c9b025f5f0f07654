/** Something to send to the server, which saves it as the next revision of its subject. */
export interface Sendable {
  /** Made in the browser, so that sending it twice saves it once. */
  readonly id: string;
  /** The revision that it changes. */
  readonly revision: number;
}

/** Something that the server has not acknowledged yet. */
export interface OutboxEntry<Body extends Sendable> {
  /** Ascending; entries are sent in this order. */
  readonly order: number;
  /** Whose it is; a renewed link is still the same person. */
  readonly owner: string;
  /** What it is about: an item that is judged, an essay that is marked. */
  readonly subject: string;
  readonly body: Body;
}

/** Where entries wait. They are shared by all tabs, and survive a reload. */
export interface OutboxStore<Body extends Sendable> {
  readonly add: (entry: Omit<OutboxEntry<Body>, 'order'>) => Promise<void>;
  /** In the order they were added. */
  readonly list: (owner: string) => Promise<OutboxEntry<Body>[]>;
  readonly remove: (order: number) => Promise<void>;
}
