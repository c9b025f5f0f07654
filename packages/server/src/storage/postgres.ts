import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
/** The type of sums of INT8. */
const NUMERIC = 1700;
const CONNECTIONS = 10;
const CONNECT_MS = 10_000;

/** Opens a PostgreSQL database. 64-bit integers, such as milliseconds and counts, are read as numbers. */
export function openPostgres<T>(url: string): Kysely<T> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // A commit reaches the disk before it is acknowledged, whatever the database's default.
    options: '-c synchronous_commit=on',
  });
  // Lost connections, idle or busy, are replaced; a query under way rejects by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
}
