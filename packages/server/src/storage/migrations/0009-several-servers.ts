import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';

/** What servers that share a database tell each other: of no use to anybody after a crash. */
export const severalServers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('rate_buckets')
      .addColumn('who_hash', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'double precision', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('shown_boards')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .execute();
    // Nobody waits for the disk on their account.
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const table of ['rate_buckets', 'shown_boards']) {
      await sql`alter table ${sql.table(table)} set unlogged`.execute(db);
    }
  },
};
