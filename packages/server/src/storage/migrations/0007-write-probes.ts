import type { Kysely, Migration } from 'kysely';

/** What is written to see whether the disk has room again; empty otherwise. */
export const writeProbes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('write_probes')
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
  },
};
