import type { Kysely, Migration } from 'kysely';

/** Results that are computed once, with the score, instead of when a page asks for them. */
export const keptResults: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('score_stats').addColumn('resampled', 'text').execute();
    await db.schema.alterTable('golds').addColumn('facts', 'text').execute();
    await db.schema
      .createTable('explored_pages')
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('page', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('explored_pages_key', ['submission_id', 'kind', 'version', 'page'])
      .execute();
  },
};
