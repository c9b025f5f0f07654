import type { Kysely, Migration } from 'kysely';

/** Alternative answers with the annotators' verdicts, and submissions that people judge. */
export const proposals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('proposals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('sentence', 'integer', (column) => column.notNull())
      .addColumn('first_token', 'integer', (column) => column.notNull())
      .addColumn('end_token', 'integer', (column) => column.notNull())
      .addColumn('correction', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('decision', 'text')
      .addUniqueConstraint('proposals_edit', ['task_id', 'sentence', 'first_token', 'end_token', 'correction'])
      .execute();
    await db.schema
      .createTable('proposers')
      .addColumn('proposal_id', 'text', (column) => column.notNull().references('proposals.id').onDelete('cascade'))
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('annotator', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('proposers_key', ['proposal_id', 'submission_id'])
      .execute();
    await db.schema
      .createTable('verdicts')
      .addColumn('proposal_id', 'text', (column) => column.notNull().references('proposals.id').onDelete('cascade'))
      .addColumn('annotator_id', 'text', (column) => column.notNull().references('annotators.id').onDelete('cascade'))
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('verdicts_key', ['proposal_id', 'annotator_id'])
      .execute();
    await db.schema
      .createTable('judged_submissions')
      .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('judged_submissions_key', ['campaign_id', 'name'])
      .execute();
  },
};
