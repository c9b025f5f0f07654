import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

/** Essays, annotators, and the sheets on which they mark errors. */
export const annotation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createEssays(db);
    await createSheets(db);
  },
};

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const ofTask: Column = (column) => column.notNull().references('tasks.id').onDelete('cascade');
const ofEssay: Column = (column) => column.notNull().references('essays.id').onDelete('cascade');
const ofAnnotator: Column = (column) => column.notNull().references('annotators.id').onDelete('cascade');

async function createEssays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('annotation_settings')
    .addColumn('task_id', 'text', (column) => ofTask(column).primaryKey())
    .addColumn('error_types', 'text')
    .addColumn('instructions', 'text', required)
    .addColumn('comparison_open', 'integer', required)
    .execute();
  await db.schema
    .createTable('essays')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('task_id', 'text', ofTask)
    .addColumn('name', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('paragraphs', 'text', required)
    .addColumn('words', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('essays_name', ['task_id', 'name'])
    .execute();
  await db.schema
    .createTable('annotators')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('task_id', 'text', ofTask)
    .addColumn('name', 'text', required)
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('annotators_name', ['task_id', 'name'])
    .execute();
}

async function createSheets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sheets')
    .addColumn('essay_id', 'text', ofEssay)
    .addColumn('annotator_id', 'text', ofAnnotator)
    .addColumn('task_id', 'text', ofTask)
    .addColumn('revision', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('marks', 'text', required)
    .addColumn('marked', 'integer', required)
    .addColumn('saved_at', 'bigint')
    .addPrimaryKeyConstraint('sheets_key', ['essay_id', 'annotator_id'])
    .execute();
  await db.schema.createIndex('sheets_task').on('sheets').column('task_id').execute();
  await db.schema
    .createTable('sheet_revisions')
    .addColumn('essay_id', 'text', ofEssay)
    .addColumn('annotator_id', 'text', ofAnnotator)
    .addColumn('revision', 'integer', required)
    .addColumn('client_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('marks', 'text', required)
    .addColumn('saved_at', 'bigint', required)
    .addPrimaryKeyConstraint('sheet_revisions_key', ['essay_id', 'annotator_id', 'revision'])
    .addUniqueConstraint('sheet_revisions_client', ['essay_id', 'annotator_id', 'client_id'])
    .execute();
}
