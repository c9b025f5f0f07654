import type { Kysely, Migration } from 'kysely';

/** Organisers, campaigns and judgments. Types are those that both databases have. */
export const judgingRoom: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createPeople(db);
    await createCampaigns(db);
    await createJudgments(db);
  },
};

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('organisers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('organiser_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('organiser_id', 'text', (column) => column.notNull().references('organisers.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('organiser_id', 'text', (column) => column.notNull().references('organisers.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createCampaigns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campaigns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('instructions', 'text', (column) => column.notNull())
    .addColumn('plan', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('open_items', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('texts')
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('texts_key', ['campaign_id', 'role', 'name'])
    .execute();
  await db.schema
    .createTable('judges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paused', 'integer', (column) => column.notNull())
    .addColumn('left_out', 'integer', (column) => column.notNull())
    .addUniqueConstraint('judges_name', ['campaign_id', 'name'])
    .execute();
}

async function createJudgments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('sentence', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('outputs', 'text', (column) => column.notNull())
    .addColumn('feedback', 'text')
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .addColumn('judged', 'integer', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addUniqueConstraint('items_position', ['campaign_id', 'kind', 'position'])
    .execute();
  await db.schema.createIndex('items_open').on('items').columns(['campaign_id', 'kind', 'open', 'position']).execute();
  await db.schema
    .createTable('assignments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('item_id', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('judge_id', 'text', (column) => column.notNull().references('judges.id').onDelete('cascade'))
    .addColumn('occasion', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('shown_at', 'bigint', (column) => column.notNull())
    .addColumn('displayed', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('flagged', 'integer', (column) => column.notNull())
    .addUniqueConstraint('assignments_once', ['item_id', 'judge_id', 'occasion'])
    .addUniqueConstraint('assignments_number', ['judge_id', 'number'])
    .execute();
  await db.schema.createIndex('assignments_campaign').on('assignments').column('campaign_id').execute();
  await db.schema
    .createTable('judgments')
    .addColumn('assignment_id', 'text', (column) => column.notNull().references('assignments.id').onDelete('cascade'))
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('ranks', 'text')
    .addColumn('skip_reason', 'text')
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('flagged', 'integer', (column) => column.notNull())
    .addColumn('answered_at', 'bigint', (column) => column.notNull())
    .addColumn('server_ms', 'double precision', (column) => column.notNull())
    .addColumn('client_ms', 'double precision')
    .addPrimaryKeyConstraint('judgments_key', ['assignment_id', 'revision'])
    .addUniqueConstraint('judgments_client', ['assignment_id', 'client_id'])
    .execute();
  await db.schema.createIndex('judgments_campaign').on('judgments').column('campaign_id').execute();
}
