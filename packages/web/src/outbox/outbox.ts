import type { OutboxEntry, OutboxStore, Sendable } from './outbox-entry.js';
import { sendEntries, type Sent, type Stopped } from './send-entries.js';

export interface OutboxState {
  /** Entries that the server has not acknowledged. */
  readonly waiting: number;
  readonly network: 'idle' | 'sending' | 'away' | 'signed-out';
}

/** What an outbox needs from its surroundings. */
export interface OutboxWorld<Body extends Sendable, Saved, Current> {
  readonly store: OutboxStore<Body>;
  readonly send: (entry: OutboxEntry<Body>) => Promise<Saved>;
  /** Runs `work` in one tab at a time. */
  readonly alone: (work: () => Promise<Stopped>) => Promise<Stopped>;
  /** Sends a message to the other tabs; theirs arrive through `hear`. */
  readonly tellTabs: (message: TabMessage<Body, Saved, Current>) => void;
  readonly later: (work: () => void, ms: number) => () => void;
  /**
   * Whether an entry builds on entries that are waiting since an earlier visit or in another tab. If not, such entries
   * conflict with each other, since each holds the whole of its subject.
   */
  readonly followsOthers: boolean;
}

export type TabMessage<Body extends Sendable, Saved, Current> =
  | { readonly type: 'sent'; readonly sent: Sent<Body, Saved, Current> }
  | { readonly type: 'changed' };

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A person's changes on their way to the server: stored first, then sent in order by one tab. */
export class Outbox<Body extends Sendable, Saved, Current> {
  readonly #owner: string;
  readonly #world: OutboxWorld<Body, Saved, Current>;
  readonly #listeners = new Set<() => void>();
  readonly #fateListeners = new Set<(sent: Sent<Body, Saved, Current>) => void>();
  #state: OutboxState = { waiting: 0, network: 'idle' };
  #wait = FIRST_WAIT_MS;
  /** By subject, the revision of the last entry put here; the next entry builds on it. */
  readonly #last = new Map<string, number>();
  /** The number of entries that are being stored. */
  #adding = 0;
  #cancelRetry = (): void => undefined;
  #flushing: Promise<void> | undefined;
  #flushAgain = false;
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

  /** Stores an entry, then sends it when possible. Entries about the same subject build on each other. */
  async put(subject: string, body: Body): Promise<void> {
    this.#adding++;
    this.#change({ waiting: this.#state.waiting + 1 });
    try {
      const waiting = (await this.#entries()).filter((entry) => entry.subject === subject && this.#world.followsOthers);
      const earlier = [...waiting.map((entry) => entry.body.revision), this.#last.get(subject) ?? -1];
      const revision = Math.max(body.revision, ...earlier.map((earlierRevision) => earlierRevision + 1));
      this.#last.set(subject, revision);
      await this.#world.store.add({ owner: this.#owner, subject, body: { ...body, revision } });
    } finally {
      this.#adding--;
      await this.#count();
    }
    this.#world.tellTabs({ type: 'changed' });
    void this.flush();
  }

  /** Sends everything that is waiting, now. */
  flush(): Promise<void> {
    this.#cancelRetry();
    this.#flushAgain = true;
    this.#flushing ??= this.#flushWhileAsked();
    return this.#flushing;
  }

  /** Handles another tab's message. Its entries are sent from here too: it may have lost its link, or be closed. */
  hear(message: TabMessage<Body, Saved, Current>): void {
    if (message.type === 'sent') this.#tell(message.sent);
    void (message.type === 'changed' ? this.flush() : this.#count());
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry();
  }

  /** Starts over if `flush` was called meanwhile: an entry may have arrived after the last one was sent. */
  async #flushWhileAsked(): Promise<void> {
    try {
      while (this.#flushAgain) {
        this.#flushAgain = false;
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
    this.#change({ network: stopped.why === 'empty' ? 'idle' : stopped.why });
    if (stopped.why === 'away') this.#retryLater(stopped.retryMs);
  }

  #retryLater(atLeastMs: number): void {
    if (this.#closed) return;
    this.#cancelRetry = this.#world.later(() => void this.flush(), Math.max(this.#wait, atLeastMs));
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
    // The next entry builds on what the server has now.
    if (sent.type !== 'saved') this.#last.delete(sent.entry.subject);
    for (const listener of this.#fateListeners) listener(sent);
  }

  #change(changes: Partial<OutboxState>): void {
    const next = { ...this.#state, ...changes };
    if (next.waiting === this.#state.waiting && next.network === this.#state.network) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
