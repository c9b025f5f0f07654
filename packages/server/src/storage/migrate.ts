import { VERSION } from '@stet/core/internal';
import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { databaseUnreachable } from '../errors.js';
import { judgingRoom } from './migrations/0001-judging-room.js';
import { sharedTask } from './migrations/0002-shared-task.js';
import { annotation } from './migrations/0003-annotation.js';
import { proposals } from './migrations/0004-proposals.js';
import { keptResults } from './migrations/0005-kept-results.js';
import { registration } from './migrations/0006-registration.js';
import { writeProbes } from './migrations/0007-write-probes.js';
import { dropStats } from './migrations/0008-drop-stats.js';
import { severalServers } from './migrations/0009-several-servers.js';
import { answerDetails } from './migrations/0010-answer-details.js';
import { pairDrawings } from './migrations/0011-pair-drawings.js';
import { crowds } from './migrations/0012-crowds.js';
import { modelJudges } from './migrations/0013-model-judges.js';
import { benchmarks } from './migrations/0014-benchmarks.js';

/** In order. A released migration never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-judging-room': judgingRoom,
  '0002-shared-task': sharedTask,
  '0003-annotation': annotation,
  '0004-proposals': proposals,
  '0005-kept-results': keptResults,
  '0006-registration': registration,
  '0007-write-probes': writeProbes,
  '0008-drop-stats': dropStats,
  '0009-several-servers': severalServers,
  '0010-answer-details': answerDetails,
  '0011-pair-drawings': pairDrawings,
  '0012-crowds': crowds,
  '0013-model-judges': modelJudges,
  '0014-benchmarks': benchmarks,
};

/** Brings the tables up to date. Several processes may do so at once. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  await checkNotNewer(migrator, db);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the tables could not be brought up to date');
}

/** Tables that a newer version has changed cannot be used by this one. */
async function checkNotNewer(migrator: Migrator, db: Kysely<never>): Promise<void> {
  const migrationNames = new Set((await migrator.getMigrations()).map(({ name }) => name));
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const newer = rows.find(({ name }) => !migrationNames.has(name));
  if (newer === undefined) return;
  throw databaseUnreachable(
    `a database of Stet ${VERSION} or earlier`,
    `one that a newer version has changed (${newer.name})`,
    'Update Stet, or restore a backup from before the update.',
  );
}
