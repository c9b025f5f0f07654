import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const flag: Column = (column) => column.notNull().defaultTo(0);
const ofBenchmark: Column = (column) => column.notNull().references('benchmarks.id').onDelete('cascade');

/** Tasks that are the data sets of one benchmark, the teams that register with it once, baselines, and essays. */
export const benchmarks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('benchmarks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', required)
      .addColumn('settings', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('version', 'bigint', required)
      .addColumn('join_hash', 'text', (column) => column.unique())
      .execute();
    await db.schema
      .createTable('entrants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('benchmark_id', 'text', ofBenchmark)
      .addColumn('name', 'text', required)
      .addColumn('key_hash', 'text', (column) => column.unique())
      .addColumn('created_at', 'bigint', required)
      .addColumn('join_hash', 'text')
      .addColumn('approved', 'integer', required)
      .addColumn('baseline', 'integer', required)
      .addUniqueConstraint('entrants_name', ['benchmark_id', 'name'])
      .execute();
    await db.schema
      .createTable('benchmark_audit_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('benchmark_id', 'text', ofBenchmark)
      .addColumn('organiser', 'text', required)
      .addColumn('action', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .execute();
    await db.schema
      .createIndex('benchmark_audit_entries_benchmark')
      .on('benchmark_audit_entries')
      .column('benchmark_id')
      .execute();
    await db.schema
      .alterTable('tasks')
      .addColumn('benchmark_id', 'text', (column) => column.references('benchmarks.id').onDelete('cascade'))
      .execute();
    await db.schema.alterTable('tasks').addColumn('track', 'integer').execute();
    await db.schema.alterTable('task_sources').addColumn('essays', 'text').execute();
    await db.schema.createIndex('tasks_benchmark').on('tasks').column('benchmark_id').execute();
    await db.schema
      .alterTable('teams')
      .addColumn('entrant_id', 'text', (column) => column.references('entrants.id').onDelete('cascade'))
      .execute();
    await db.schema.alterTable('teams').addColumn('baseline', 'integer', flag).execute();
    await db.schema.createIndex('teams_entrant').on('teams').columns(['entrant_id', 'task_id']).unique().execute();
  },
};
