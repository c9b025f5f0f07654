import type { Kysely, Migration } from 'kysely';

/** Models that judge beside people, and what they replied. */
export const modelJudges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('judges')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('person'))
      .execute();
    await db.schema
      .createTable('model_judges')
      .addColumn('judge_id', 'text', (column) => column.primaryKey().references('judges.id').onDelete('cascade'))
      .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('run', 'integer', (column) => column.notNull())
      .addColumn('questions', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('model_judges_campaign').on('model_judges').column('campaign_id').execute();
    await db.schema
      .createTable('model_replies')
      .addColumn('judge_id', 'text', (column) => column.notNull().references('judges.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('reply', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_replies_key', ['judge_id', 'key'])
      .execute();
  },
};
