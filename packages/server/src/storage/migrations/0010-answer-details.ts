import type { Kysely, Migration } from 'kysely';

/** Protocols ask for more than ranks. */
export const answerDetails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('judgments').addColumn('details', 'text').execute();
  },
};
