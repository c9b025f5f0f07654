import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

/** Tasks, teams, submissions and their scores, and the jobs that score them. */
export const sharedTask: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createTasks(db);
    await createSubmissions(db);
    await createScores(db);
    await createJobs(db);
  },
};

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const ofTask: Column = (column) => column.notNull().references('tasks.id').onDelete('cascade');
const ofSubmission: Column = (column) => column.notNull().references('submissions.id').onDelete('cascade');

async function createTasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('version', 'bigint', required)
    .addColumn('gold_version', 'integer', required)
    .addColumn('alternatives_version', 'integer', required)
    .addColumn('join_hash', 'text', (column) => column.unique())
    .addColumn('campaign_id', 'text', (column) => column.references('campaigns.id').onDelete('set null'))
    .execute();
  await db.schema
    .createTable('task_sources')
    .addColumn('task_id', 'text', (column) => ofTask(column).primaryKey())
    .addColumn('lines', 'integer', required)
    .addColumn('content', 'text', required)
    .execute();
  await db.schema
    .createTable('golds')
    .addColumn('task_id', 'text', ofTask)
    .addColumn('kind', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('sentences', 'integer', required)
    .addColumn('content', 'text', required)
    .addColumn('origin', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('golds_key', ['task_id', 'kind', 'version'])
    .execute();
}

async function createSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('teams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('task_id', 'text', ofTask)
    .addColumn('name', 'text', required)
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('teams_name', ['task_id', 'name'])
    .execute();
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('task_id', 'text', ofTask)
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('number', 'integer', required)
    .addColumn('note', 'text', required)
    .addColumn('phase', 'integer', required)
    .addColumn('content', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('client_id', 'text', required)
    .addColumn('submitted_at', 'bigint', required)
    .addColumn('charged', 'integer', required)
    .addColumn('withdrawn', 'integer', required)
    .addColumn('chosen', 'integer', required)
    .addUniqueConstraint('submissions_client', ['team_id', 'client_id'])
    .addUniqueConstraint('submissions_number', ['team_id', 'number'])
    .execute();
  await db.schema.createIndex('submissions_task').on('submissions').column('task_id').execute();
}

async function createScores(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scorings')
    .addColumn('submission_id', 'text', ofSubmission)
    .addColumn('task_id', 'text', ofTask)
    .addColumn('kind', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('scores', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('scorings_key', ['submission_id', 'kind', 'version'])
    .execute();
  await db.schema.createIndex('scorings_task').on('scorings').columns(['task_id', 'kind', 'version']).execute();
  await db.schema
    .createTable('score_stats')
    .addColumn('submission_id', 'text', ofSubmission)
    .addColumn('kind', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('metric', 'text', required)
    .addColumn('stats', 'text', required)
    .addPrimaryKeyConstraint('score_stats_key', ['submission_id', 'kind', 'version', 'metric'])
    .execute();
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('queue', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('run_at', 'bigint', required)
    .addColumn('lease_until', 'bigint', required)
    .execute();
  await db.schema.createIndex('jobs_ready').on('jobs').columns(['queue', 'run_at']).execute();
}
