import { ApiError, Unreachable, type Problem } from '../../api/problem.js';
import type { Assignment, Saved } from '../../api/types.js';
import type { OutboxEntry, OutboxStore } from './outbox-entry.js';

/** What became of an answer. */
export type Sent =
  | { readonly type: 'saved'; readonly entry: OutboxEntry; readonly saved: Saved }
  /** Another answer was given meanwhile, and stands. */
  | { readonly type: 'conflict'; readonly entry: OutboxEntry; readonly current: Assignment }
  | { readonly type: 'refused'; readonly entry: OutboxEntry; readonly problem: Problem };

/** Why sending stopped: all is sent, the server is away, or it does not know the judge any more. */
export type Stopped = 'empty' | 'away' | 'signed-out';

/**
 * Sends what waits, one after the other, each until the server has acknowledged it. An entry leaves the store only
 * when its fate is known, so that a page that dies here sends it again; its id makes that harmless.
 */
export async function sendEntries(
  store: OutboxStore,
  judge: string,
  send: (entry: OutboxEntry) => Promise<Saved>,
  tell: (sent: Sent) => void,
): Promise<Stopped> {
  for (;;) {
    const [entry] = (await store.list(judge)) as [OutboxEntry?];
    if (entry === undefined) return 'empty';
    const fate = await attempt(entry, send);
    if (typeof fate === 'string') return fate;
    await store.remove(entry.order);
    tell(fate);
  }
}

async function attempt(
  entry: OutboxEntry,
  send: (entry: OutboxEntry) => Promise<Saved>,
): Promise<Sent | Exclude<Stopped, 'empty'>> {
  try {
    return { type: 'saved', entry, saved: await send(entry) };
  } catch (error) {
    if (error instanceof Unreachable) return 'away';
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'signed-out';
    // Too many requests, or a server that is ill: it may be well again in a moment.
    if (error.status === 429 || error.status >= 500) return 'away';
    if (hasCurrent(error.body)) return { type: 'conflict', entry, current: error.body.current };
    return { type: 'refused', entry, problem: error.problem };
  }
}

function hasCurrent(body: unknown): body is { readonly current: Assignment } {
  return typeof body === 'object' && body !== null && 'current' in body;
}
