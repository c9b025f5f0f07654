import type { Kysely, Migration } from 'kysely';

/** Judges who come by a link for everybody, told apart by the id they bring. */
export const crowds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('campaigns').addColumn('crowd', 'text').execute();
    await db.schema.alterTable('campaigns').addColumn('crowd_hash', 'text').execute();
    await db.schema.createIndex('campaigns_crowd').on('campaigns').column('crowd_hash').execute();
    await db.schema.alterTable('judges').addColumn('participant', 'text').execute();
    await db.schema.alterTable('judges').addColumn('finished_at', 'bigint').execute();
    await db.schema
      .createIndex('judges_participant')
      .on('judges')
      .columns(['campaign_id', 'participant'])
      .unique()
      .execute();
  },
};
