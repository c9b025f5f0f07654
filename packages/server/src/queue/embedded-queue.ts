import type { Db } from '../storage/store.js';
import { newId } from '../tokens.js';
import { waitSeconds, type Queue, type QueueOptions } from './queue.js';

const SECOND = 1000;
/** Clocks of several processes may differ by so much. */
const SLACK_SECONDS = 30;
/** No job waits for longer; a later time is one of a clock that was set back since. */
const LONGEST_WAIT = waitSeconds(Infinity) + SLACK_SECONDS;

/** A queue in a table of the database, for servers that need nothing else. */
export function embeddedQueue(db: Db, clock: () => number, { leaseSeconds }: QueueOptions): Queue {
  /** No lease ends later, unless the clock was set back since. */
  const longestLease = (now: number): number => now + (leaseSeconds + SLACK_SECONDS) * SECOND;
  return {
    send: async (trx, { queue, data }) => {
      const now = clock();
      const job = { id: newId(now), queue, data: JSON.stringify(data), attempts: 0, run_at: now, lease_until: 0 };
      await trx.insertInto('jobs').values(job).execute();
    },
    take: async (queue) => {
      const now = clock();
      const row = await db
        .updateTable('jobs')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), lease_until: now + leaseSeconds * SECOND }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('jobs')
            .select('id')
            .where('queue', '=', queue)
            .where((inner) => inner.or([inner('run_at', '<=', now), inner('run_at', '>', now + LONGEST_WAIT * SECOND)]))
            .where((inner) => inner.or([inner('lease_until', '<=', now), inner('lease_until', '>', longestLease(now))]))
            .orderBy('run_at')
            .orderBy('id')
            .limit(1),
        )
        .returningAll()
        .executeTakeFirst();
      return row && { id: row.id, data: JSON.parse(row.data) as unknown, attempt: row.attempts };
    },
    // Only if this worker still has it: another may have taken it since.
    end: async (_, { id, attempt }) => {
      await db.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempt).execute();
    },
    putBack: async (_, { id, attempt }) => {
      await db
        .updateTable('jobs')
        .set({ lease_until: 0, run_at: clock() + waitSeconds(attempt) * SECOND })
        .where('id', '=', id)
        .where('attempts', '=', attempt)
        .execute();
    },
    close: () => Promise.resolve(),
  };
}
