import type { Kysely, Migration } from 'kysely';

/** How teams came to a task, whether they may take part, and what organisers did about them. */
export const registration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('teams').addColumn('join_hash', 'text').execute();
    await db.schema
      .alterTable('teams')
      .addColumn('approved', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable('audit_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('organiser', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_entries_task').on('audit_entries').column('task_id').execute();
  },
};
