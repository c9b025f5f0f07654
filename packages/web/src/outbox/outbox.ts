import type { OutboxEntry, OutboxStore, Sendable } from './outbox-entry.js';
import { sendEntries, type Sent, type Stopped } from './send-entries.js';

export interface OutboxState {
  /** Entries that the server has not acknowledged. */
  readonly waiting: number;
  readonly network: 'idle' | 'sending' | 'away' | 'signed-out';
}

/** What an outbox needs of the world. */
export interface OutboxWorld<Body extends Sendable, Saved, Current> {
  readonly store: OutboxStore<Body>;
  readonly send: (entry: OutboxEntry<Body>) => Promise<Saved>;
  /** Lets one tab at a time do something. */
  readonly alone: (work: () => Promise<Stopped>) => Promise<Stopped>;
  /** Tells other tabs; they tell us through `hear`. */
  readonly tellTabs: (message: TabMessage<Body, Saved, Current>) => void;
  readonly later: (work: () => void, ms: number) => () => void;
  /**
   * What is put here also follows on entries that wait since an earlier visit or in another tab. Without it such
   * entries are in conflict with each other: each holds the whole of its subject.
   */
  readonly followsOthers: boolean;
}

export type TabMessage<Body extends Sendable, Saved, Current> =
  { readonly type: 'sent'; readonly sent: Sent<Body, Saved, Current> } | { readonly type: 'changed' };

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** What one person did, on its way to the server: kept first, then sent, in order, by one tab. */
export class Outbox<Body extends Sendable, Saved, Current> {
  readonly #owner: string;
  readonly #world: OutboxWorld<Body, Saved, Current>;
  readonly #listeners = new Set<() => void>();
  readonly #fateListeners = new Set<(sent: Sent<Body, Saved, Current>) => void>();
  #state: OutboxState = { waiting: 0, network: 'idle' };
  #wait = FIRST_WAIT_MS;
  /** By subject: the revision that was last given to an entry here; the next one follows on it. */
  readonly #last = new Map<string, number>();
  /** Entries that are being put into the store. */
  #adding = 0;
  #cancelRetry = (): void => undefined;
  #flushing: Promise<void> | undefined;
  #asked = false;
  #closed = false;

  constructor(owner: string, world: OutboxWorld<Body, Saved, Current>) {
    this.#owner = owner;
    this.#world = world;
  }

  readonly state = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when the fate of an entry is known, whichever tab sent it. */
  readonly onSent = (listener: (sent: Sent<Body, Saved, Current>) => void): (() => void) => {
    this.#fateListeners.add(listener);
    return () => this.#fateListeners.delete(listener);
  };

  /** Keeps something, then sends it when it can. Entries about one subject follow on each other. */
  async put(subject: string, body: Body): Promise<void> {
    this.#adding++;
    this.#change({ waiting: this.#state.waiting + 1 });
    try {
      const waiting = (await this.#entries()).filter((entry) => entry.subject === subject && this.#world.followsOthers);
      const earlier = [...waiting.map((entry) => entry.body.revision), this.#last.get(subject) ?? -1];
      const revision = Math.max(body.revision, ...earlier.map((one) => one + 1));
      this.#last.set(subject, revision);
      await this.#world.store.add({ owner: this.#owner, subject, body: { ...body, revision } });
    } finally {
      this.#adding--;
      await this.#count();
    }
    this.#world.tellTabs({ type: 'changed' });
    void this.flush();
  }

  /** Sends what waits, now. */
  flush(): Promise<void> {
    this.#cancelRetry();
    this.#asked = true;
    this.#flushing ??= this.#flushWhileAsked();
    return this.#flushing;
  }

  /** What another tab says. What it has kept is sent from here too: it may have lost its link, or be gone. */
  hear(message: TabMessage<Body, Saved, Current>): void {
    if (message.type === 'sent') this.#tell(message.sent);
    void (message.type === 'changed' ? this.flush() : this.#count());
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry();
  }

  /** Goes on when it is asked meanwhile: something may have come in behind the last one that was sent. */
  async #flushWhileAsked(): Promise<void> {
    try {
      while (this.#asked) {
        this.#asked = false;
        await this.#flush();
      }
    } finally {
      this.#flushing = undefined;
    }
  }

  async #flush(): Promise<void> {
    const stopped = await this.#world.alone(async () => {
      if ((await this.#count()) > 0) this.#change({ network: 'sending' });
      return sendEntries(this.#world.store, this.#owner, this.#world.send, (sent: Sent<Body, Saved, Current>) => {
        this.#wait = FIRST_WAIT_MS;
        this.#tell(sent);
        this.#world.tellTabs({ type: 'sent', sent });
      });
    });
    await this.#count();
    this.#change({ network: stopped === 'empty' ? 'idle' : stopped });
    if (stopped === 'away') this.#retryLater();
  }

  #retryLater(): void {
    if (this.#closed) return;
    this.#cancelRetry = this.#world.later(() => void this.flush(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, 2 * this.#wait);
  }

  #entries(): Promise<OutboxEntry<Body>[]> {
    return this.#world.store.list(this.#owner);
  }

  async #count(): Promise<number> {
    const { length } = await this.#entries();
    this.#change({ waiting: length + this.#adding });
    return length;
  }

  #tell(sent: Sent<Body, Saved, Current>): void {
    // What stands now is what the next entry follows on.
    if (sent.type !== 'saved') this.#last.delete(sent.entry.subject);
    for (const listener of this.#fateListeners) listener(sent);
  }

  #change(part: Partial<OutboxState>): void {
    const next = { ...this.#state, ...part };
    if (next.waiting === this.#state.waiting && next.network === this.#state.network) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
