import { Migrator, type Kysely, type Migration } from 'kysely';
import { judgingRoom } from './migrations/0001-judging-room.js';
import { sharedTask } from './migrations/0002-shared-task.js';
import { annotation } from './migrations/0003-annotation.js';
import { proposals } from './migrations/0004-proposals.js';

/** In order. A released migration never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-judging-room': judgingRoom,
  '0002-shared-task': sharedTask,
  '0003-annotation': annotation,
  '0004-proposals': proposals,
};

/** Brings the tables up to date. Several processes may do so at once. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the tables could not be brought up to date');
}
