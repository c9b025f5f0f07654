import { ApiError, Unreachable, type Problem } from '../api/problem.js';
import type { OutboxEntry, OutboxStore, Sendable } from './outbox-entry.js';

/** What became of an entry. */
export type Sent<Body extends Sendable, Saved, Current> =
  | { readonly type: 'saved'; readonly entry: OutboxEntry<Body>; readonly saved: Saved }
  /** Something else was saved in the meantime, and stays. */
  | { readonly type: 'conflict'; readonly entry: OutboxEntry<Body>; readonly current: Current }
  | { readonly type: 'refused'; readonly entry: OutboxEntry<Body>; readonly problem: Problem };

/** Why sending stopped: everything is sent, the server is away or busy, or it no longer accepts the link. */
export type Stopped =
  | { readonly why: 'empty' | 'signed-out' }
  | {
      readonly why: 'away';
      /** For how long the server asks to wait; 0 if it does not say. */
      readonly retryMs: number;
    };

/**
 * Sends the waiting entries one by one, each until the server has acknowledged it. An entry leaves the store only when
 * its fate is known, so if the page closes before that it is sent again, which its id makes harmless. Entries that build
 * on one that was not saved share its fate: somebody else may have saved their revision since.
 */
export async function sendEntries<Body extends Sendable, Saved, Current>(
  store: OutboxStore<Body>,
  owner: string,
  send: (entry: OutboxEntry<Body>) => Promise<Saved>,
  tell: (sent: Sent<Body, Saved, Current>) => void,
): Promise<Stopped> {
  for (;;) {
    const [entry] = (await store.list(owner)) as [OutboxEntry<Body>?];
    if (entry === undefined) return { why: 'empty' };
    const fate = await attempt(entry, send);
    if ('why' in fate) return fate;
    const followers =
      fate.type === 'saved'
        ? []
        : (await store.list(owner)).filter(({ order, subject }) => order > entry.order && subject === entry.subject);
    for (const settled of [entry, ...followers]) {
      await store.remove(settled.order);
      tell({ ...fate, entry: settled } as Sent<Body, Saved, Current>);
    }
  }
}

async function attempt<Body extends Sendable, Saved>(
  entry: OutboxEntry<Body>,
  send: (entry: OutboxEntry<Body>) => Promise<Saved>,
): Promise<Sent<Body, Saved, unknown> | Stopped> {
  try {
    return { type: 'saved', entry, saved: await send(entry) };
  } catch (error) {
    if (error instanceof Unreachable) return { why: 'away', retryMs: 0 };
    if (!(error instanceof ApiError)) throw error;
    const { status, retryMs } = error;
    if (status === 401) return { why: 'signed-out' };
    // Too many requests, or a server error: both may pass in a moment.
    if (status === 429 || status >= 500) return { why: 'away', retryMs };
    if (hasCurrent(error.body)) return { type: 'conflict', entry, current: error.body.current };
    return { type: 'refused', entry, problem: error.problem };
  }
}

function hasCurrent(body: unknown): body is { readonly current: unknown } {
  return typeof body === 'object' && body !== null && 'current' in body;
}
