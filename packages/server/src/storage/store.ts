import { ServerError, databaseUnreachable } from '../errors.js';
import type { Kysely, Transaction } from 'kysely';
import { migrate } from './migrate.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import type { Tables } from './tables.js';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Store {
  readonly db: Kysely<Tables>;
  readonly location: DatabaseLocation;
  readonly close: () => Promise<void>;
}

/** Where the data is: a folder, or a PostgreSQL database. */
export type DatabaseLocation = { readonly folder: string } | { readonly url: string };

/** Opens the database as it is. */
export function openDatabase(location: DatabaseLocation): Kysely<Tables> {
  return 'url' in location ? openPostgres<Tables>(location.url) : openSqlite<Tables>(location.folder);
}

/** Opens the database and brings its tables up to date. */
export async function openStore(location: DatabaseLocation): Promise<Store> {
  const db = openDatabase(location);
  try {
    await migrate(db as Kysely<never>);
  } catch (cause) {
    await db.destroy();
    throw cause instanceof ServerError ? cause : unreachable(cause);
  }
  return { db, location, close: () => db.destroy() };
}

function unreachable(cause: unknown): ServerError {
  return databaseUnreachable(
    'a database that answers',
    // Never the address: it may contain a password.
    cause instanceof Error ? cause.message : 'none',
    'Check DATABASE_URL and that the database runs, or leave it out to keep the data in a folder.',
    { cause },
  );
}
