import { StetError } from '@stet/core';
import { sql, type Kysely, type Transaction } from 'kysely';
import { migrate } from './migrate.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import type { Tables } from './tables.js';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  readonly db: Kysely<Tables>;
  /**
   * A transaction that need not have reached the disk when it is over: a power cut may undo it, though never after a
   * later one that has. For leases, which end by themselves.
   */
  readonly lightly: <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Where the data is: a folder, or a PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly url: string };

/** Opens the database and brings its tables up to date. */
export async function openStore(place: Place): Promise<Store> {
  const db = 'url' in place ? openPostgres<Tables>(place.url) : openSqlite<Tables>(place.folder);
  try {
    await migrate(db as Kysely<never>);
  } catch (cause) {
    await db.destroy();
    throw unreachable(cause);
  }
  return { db, lightly: 'url' in place ? lightlyInPostgres(db) : lightlyInSqlite(db), close: () => db.destroy() };
}

function lightlyInPostgres(db: Kysely<Tables>): Store['lightly'] {
  return (work) =>
    db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx);
    });
}

/** The one connection is held meanwhile, so that no other transaction is taken lightly. */
function lightlyInSqlite(db: Kysely<Tables>): Store['lightly'] {
  return (work) =>
    db.connection().execute(async (connection) => {
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await connection.transaction().execute(work);
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });
}

function unreachable(cause: unknown): StetError {
  return new StetError(
    {
      code: 'DATABASE_UNREACHABLE',
      expected: 'a database that answers',
      // Never the address: it may hold a password.
      found: cause instanceof Error ? cause.message : 'none',
      remedy: 'Check DATABASE_URL and that the database runs, or leave it out to keep the data in a folder.',
    },
    { cause },
  );
}
