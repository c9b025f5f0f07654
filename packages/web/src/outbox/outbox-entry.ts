/** Something that is sent to the server, and saved there as the next revision of what it is about. */
export interface Sendable {
  /** Made here, so that sending it twice saves it once. */
  readonly id: string;
  /** That of the state which it changes. */
  readonly revision: number;
}

/** Something that the server has not acknowledged yet. */
export interface OutboxEntry<Body extends Sendable> {
  /** Counts up: entries are sent in this order. */
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
