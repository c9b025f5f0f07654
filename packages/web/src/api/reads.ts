import { ApiError } from './problem.js';

/** The state of a read. The last answer stays while it is fetched again, even if that fails. */
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

/** Whether trying again may help: a refusal stands until something changes, everything else may be temporary. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === TOO_MANY;

/** What the page reads from the server, by key. Nothing outlives its last listener, so forms open with fresh data. */
export class Reads {
  readonly #reads = new Map<string, Read>();

  /** Fetches as long as somebody listens; all listeners of a key share its requests. */
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

  /** Fetches again when `version` has changed. */
  follow(key: string, version: number | undefined): void {
    const read = this.#reads.get(key);
    if (read === undefined || read.version === version) return;
    if (read.version !== undefined) send(read);
    read.version = version;
  }

  /** Fetches again, unless a request is pending. */
  poll(key: string): void {
    const read = this.#reads.get(key);
    if (read !== undefined && read.asking === undefined) send(read);
  }

  /** Fetches everything in view again, after a change or a sign-in. */
  refresh(): void {
    this.#reads.forEach(send);
  }

  /** Fetches again at once whatever failed. */
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

/** Drops a pending request first: its answer may be older than the change that caused this one. */
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
      const asked = error instanceof ApiError ? error.retryMs : 0;
      read.retry = setTimeout(() => send(read), Math.max(wait, asked));
    },
  );
}

function settle(read: Read, state: ReadState): void {
  read.asking = undefined;
  read.state = state;
  for (const listener of read.listeners) listener();
}

/** The reads of this page. */
export const reads = new Reads();
