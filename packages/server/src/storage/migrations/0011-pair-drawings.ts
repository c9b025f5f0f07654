import type { Kysely, Migration } from 'kysely';

/** Where pairs are compared, an item says how its pair was drawn. */
export const pairDrawings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('items').addColumn('drawing', 'text').execute();
  },
};
