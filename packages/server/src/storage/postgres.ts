import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
/** Of sums of these. */
const NUMERIC = 1700;
const CONNECTIONS = 10;
const CONNECT_MS = 10_000;

/** Opens a PostgreSQL database. Whole numbers of 64 bits, such as milliseconds and counts, are read as numbers. */
export function openPostgres<T>(url: string): Kysely<T> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // A commit has reached the disk before it is acknowledged, whatever the default of the database is.
    options: '-c synchronous_commit=on',
  });
  // A connection that is lost, idle or at work, is replaced; the query tells whoever waits for it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
}
