import { CompiledQuery, sql, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import { databaseUnreachable } from '../errors.js';
import { describeFault } from '../http/describe-fault.js';
import type { Log } from '../http/log.js';
import type { Db } from '../storage/store.js';
import type { Tables } from '../storage/tables.js';
import type { Queue, QueueOptions } from './queue.js';

/** The worker decides when a job is given up; the queue itself never does. */
const RETRIES = 1_000_000;
const CONNECTIONS = 4;
const DAYS = 30;
/** The advisory lock of whoever makes the queues. */
const MAKING_QUEUES = 7_383_820;

/** A queue in PostgreSQL for workers on many machines, kept by pg-boss. */
export async function postgresQueue(
  url: string,
  db: Kysely<Tables>,
  queues: readonly string[],
  log: Log,
  { leaseSeconds }: QueueOptions,
): Promise<Queue> {
  // Loaded on demand: a server with the embedded database does not need it.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    connectionString: url,
    application_name: 'stet',
    max: CONNECTIONS,
    schedule: false,
    // How often one of the processes looks for jobs whose lease has ended.
    maintenanceIntervalSeconds: Math.max(1, Math.min(30, Math.floor(leaseSeconds / 4))),
  });
  boss.on('error', (error) => log('queue', describeFault(error)));
  try {
    await boss.start();
    await makeQueues(boss, db, queues);
  } catch (cause) {
    // Its timers would keep the process alive.
    await boss.stop({ graceful: false, wait: true });
    throw databaseUnreachable(
      'a database in which jobs can wait',
      cause instanceof Error ? cause.message : 'none',
      'Let the user of DATABASE_URL create the schema pgboss, or make it the owner of that schema.',
      { cause },
    );
  }
  return {
    send: async (trx, { queue, data }) => {
      const options = { expireInSeconds: leaseSeconds, retryLimit: RETRIES, retryDelay: 1, retryBackoff: true };
      await boss.send(queue, data, { ...options, retentionDays: DAYS, db: { executeSql: inside(trx) } });
    },
    take: async (queue) => {
      const [job] = await boss.fetch<object>(queue, { includeMetadata: true });
      return (job as typeof job | undefined) && { id: job.id, data: job.data, attempt: job.retryCount + 1 };
    },
    end: async (queue, { id }) => {
      await boss.complete(queue, id);
    },
    putBack: async (queue, { id }) => {
      await boss.fail(queue, id);
    },
    close: () => boss.stop({ graceful: false, wait: true }),
  };
}

/** One process at a time: where servers and workers first start together, pg-boss would find a deadlock. */
async function makeQueues(boss: PgBoss, db: Kysely<Tables>, queues: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MAKING_QUEUES})`.execute(trx);
    for (const queue of queues) await boss.createQueue(queue);
  });
}

/** Runs the statements of pg-boss in our transaction. */
function inside(trx: Db): (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> {
  return (text, values) => trx.executeQuery(CompiledQuery.raw(text, values));
}
