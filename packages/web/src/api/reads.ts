import { ApiError } from './problem.js';

/** What is known of a read: the last answer stays while it is asked for again, also when that fails. */
export interface ReadState<Data = unknown> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

type Ask = (signal: AbortSignal) => Promise<unknown>;

interface Read {
  readonly ask: Ask;
  readonly listeners: Set<() => void>;
  state: ReadState;
  /** Set while an answer is awaited. */
  asking: AbortController | undefined;
  retry: ReturnType<typeof setTimeout> | undefined;
  failures: number;
  version: number | undefined;
}

const UNKNOWN: ReadState = { data: undefined, error: undefined };
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 5000;
const TOO_MANY = 429;

/** A refusal stays one until something changes; all else may pass by itself. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === TOO_MANY;

/** What the page reads from the server, by key. Nothing outlives its last listener: a form opens on what is true now. */
export class Reads {
  readonly #reads = new Map<string, Read>();

  /** Asks as long as somebody listens; all who listen to a key share its requests. */
  listen(key: string, ask: Ask, listener: () => void): () => void {
    const read = this.#reads.get(key) ?? this.#open(key, ask);
    read.listeners.add(listener);
    return () => {
      read.listeners.delete(listener);
      if (read.listeners.size > 0) return;
      stop(read);
      this.#reads.delete(key);
    };
  }

  state(key: string): ReadState {
    return this.#reads.get(key)?.state ?? UNKNOWN;
  }

  /** Asks again when the version is another than before. */
  follow(key: string, version: number | undefined): void {
    const read = this.#reads.get(key);
    if (read === undefined || read.version === version) return;
    if (read.version !== undefined) send(read);
    read.version = version;
  }

  /** Asks again, unless an answer is under way. */
  poll(key: string): void {
    const read = this.#reads.get(key);
    if (read !== undefined && read.asking === undefined) send(read);
  }

  /** Asks again for everything in view: something was changed, or somebody signed in. */
  refresh(): void {
    this.#reads.forEach(send);
  }

  /** Asks again at once for what failed. */
  retry(): void {
    for (const read of this.#reads.values()) if (read.state.error !== undefined) send(read);
  }

  #open(key: string, ask: Ask): Read {
    const read: Read = {
      ask,
      listeners: new Set(),
      state: UNKNOWN,
      asking: undefined,
      retry: undefined,
      failures: 0,
      version: undefined,
    };
    this.#reads.set(key, read);
    send(read);
    return read;
  }
}

function stop(read: Read): void {
  read.asking?.abort();
  read.asking = undefined;
  clearTimeout(read.retry);
}

/** An answer that is still under way may be older than what made us ask again. */
function send(read: Read): void {
  stop(read);
  const asking = new AbortController();
  read.asking = asking;
  read.ask(asking.signal).then(
    (data) => {
      if (asking.signal.aborted) return;
      read.failures = 0;
      settle(read, { data, error: undefined });
    },
    (error: unknown) => {
      if (asking.signal.aborted) return;
      settle(read, { data: read.state.data, error });
      if (!mayPass(error)) return;
      const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** read.failures++);
      read.retry = setTimeout(() => {
        send(read);
      }, wait);
    },
  );
}

function settle(read: Read, state: ReadState): void {
  read.asking = undefined;
  read.state = state;
  for (const listener of read.listeners) listener();
}

/** Those of this page. */
export const reads = new Reads();
