import { ApiError, Unreachable, type Problem } from '../api/problem.js';
import type { OutboxEntry, OutboxStore, Sendable } from './outbox-entry.js';

/** What became of an entry. */
export type Sent<Body extends Sendable, Saved, Current> =
  | { readonly type: 'saved'; readonly entry: OutboxEntry<Body>; readonly saved: Saved }
  /** Something else was saved meanwhile, and stands. */
  | { readonly type: 'conflict'; readonly entry: OutboxEntry<Body>; readonly current: Current }
  | { readonly type: 'refused'; readonly entry: OutboxEntry<Body>; readonly problem: Problem };

/** Why sending stopped: all is sent, the server is away, or it does not know the person any more. */
export type Stopped = 'empty' | 'away' | 'signed-out';

/**
 * Sends what waits, one after the other, each until the server has acknowledged it. An entry leaves the store only
 * when its fate is known, so that a page that dies here sends it again; its id makes that harmless. Entries that
 * follow on one that was not saved share its fate: their revision may be one that somebody else has saved since.
 */
export async function sendEntries<Body extends Sendable, Saved, Current>(
  store: OutboxStore<Body>,
  owner: string,
  send: (entry: OutboxEntry<Body>) => Promise<Saved>,
  tell: (sent: Sent<Body, Saved, Current>) => void,
): Promise<Stopped> {
  for (;;) {
    const [entry] = (await store.list(owner)) as [OutboxEntry<Body>?];
    if (entry === undefined) return 'empty';
    const fate = await attempt<Body, Saved, Current>(entry, send);
    if (typeof fate === 'string') return fate;
    const followers =
      fate.type === 'saved'
        ? []
        : (await store.list(owner)).filter(({ order, subject }) => order > entry.order && subject === entry.subject);
    for (const one of [entry, ...followers]) {
      await store.remove(one.order);
      tell({ ...fate, entry: one });
    }
  }
}

async function attempt<Body extends Sendable, Saved, Current>(
  entry: OutboxEntry<Body>,
  send: (entry: OutboxEntry<Body>) => Promise<Saved>,
): Promise<Sent<Body, Saved, Current> | Exclude<Stopped, 'empty'>> {
  try {
    return { type: 'saved', entry, saved: await send(entry) };
  } catch (error) {
    if (error instanceof Unreachable) return 'away';
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'signed-out';
    // Too many requests, or a server that is ill: it may be well again in a moment.
    if (error.status === 429 || error.status >= 500) return 'away';
    if (hasCurrent(error.body)) return { type: 'conflict', entry, current: error.body.current as Current };
    return { type: 'refused', entry, problem: error.problem };
  }
}

function hasCurrent(body: unknown): body is { readonly current: unknown } {
  return typeof body === 'object' && body !== null && 'current' in body;
}
