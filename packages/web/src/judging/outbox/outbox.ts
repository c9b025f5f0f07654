import type { NewAnswer, Saved } from '../../api/types.js';
import type { OutboxEntry, OutboxStore } from './outbox-entry.js';
import { sendEntries, type Sent, type Stopped } from './send-entries.js';

export interface OutboxState {
  /** Answers that the server has not acknowledged. */
  readonly waiting: number;
  readonly network: 'idle' | 'sending' | 'away' | 'signed-out';
}

/** What an outbox needs of the world. */
export interface OutboxWorld {
  readonly store: OutboxStore;
  readonly send: (entry: OutboxEntry) => Promise<Saved>;
  /** Lets one tab at a time do something. */
  readonly alone: (work: () => Promise<Stopped>) => Promise<Stopped>;
  /** Tells other tabs; they tell us through `hear`. */
  readonly tellTabs: (message: TabMessage) => void;
  readonly later: (work: () => void, ms: number) => () => void;
}

export type TabMessage = { readonly type: 'sent'; readonly sent: Sent } | { readonly type: 'changed' };

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** The answers of one judge on their way to the server: kept first, then sent, in order, by one tab. */
export class Outbox {
  readonly #judge: string;
  readonly #world: OutboxWorld;
  readonly #listeners = new Set<() => void>();
  readonly #fateListeners = new Set<(sent: Sent) => void>();
  #state: OutboxState = { waiting: 0, network: 'idle' };
  #wait = FIRST_WAIT_MS;
  /** Answers that are being put into the store. */
  #adding = 0;
  #cancelRetry = (): void => undefined;
  #flushing: Promise<void> | undefined;
  #asked = false;
  #closed = false;

  constructor(judge: string, world: OutboxWorld) {
    this.#judge = judge;
    this.#world = world;
  }

  readonly state = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when the fate of an answer is known, whichever tab sent it. */
  readonly onSent = (listener: (sent: Sent) => void): (() => void) => {
    this.#fateListeners.add(listener);
    return () => this.#fateListeners.delete(listener);
  };

  /** Keeps an answer, then sends it when it can. Answers to one assignment follow on each other. */
  async put(assignment: string, answer: NewAnswer): Promise<void> {
    this.#adding++;
    this.#change({ waiting: this.#state.waiting + 1 });
    try {
      const before = (await this.#entries()).filter((entry) => entry.assignment === assignment).length;
      const revision = answer.revision + before;
      await this.#world.store.add({ judge: this.#judge, assignment, answer: { ...answer, revision } });
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

  /** What another tab says. */
  hear(message: TabMessage): void {
    if (message.type === 'sent') this.#tell(message.sent);
    void this.#count();
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry();
  }

  /** Goes on when it is asked meanwhile: an answer may have come in behind the last one that was sent. */
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
      return sendEntries(this.#world.store, this.#judge, this.#world.send, (sent) => {
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

  #entries(): Promise<OutboxEntry[]> {
    return this.#world.store.list(this.#judge);
  }

  async #count(): Promise<number> {
    const { length } = await this.#entries();
    this.#change({ waiting: length + this.#adding });
    return length;
  }

  #tell(sent: Sent): void {
    for (const listener of this.#fateListeners) listener(sent);
  }

  #change(part: Partial<OutboxState>): void {
    const next = { ...this.#state, ...part };
    if (next.waiting === this.#state.waiting && next.network === this.#state.network) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
