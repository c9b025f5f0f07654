import type { Kysely, Migration } from 'kysely';

/** The statistics of each sentence: boards are made of the values on resamples, which are kept beside them. */
export const dropStats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('score_stats').dropColumn('stats').execute();
  },
};
