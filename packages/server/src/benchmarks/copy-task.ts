import type { Services } from '../services.js';
import type { OrganiserRow } from '../storage/tables.js';
import type { GoldRow, SubmissionRow, TaskRow } from '../storage/task-tables.js';
import type { Db } from '../storage/store.js';
import { entriesOf } from '../submissions/entries.js';
import { requestScores } from '../submissions/hand-in.js';
import type { GoldFacts } from '../tasks/gold-facts-job.js';
import { keepGold, type NewGold } from '../tasks/keep-gold.js';
import { findGold } from '../tasks/read-gold.js';
import { settingsOf } from '../tasks/settings.js';
import { sourceRow } from '../tasks/source.js';
import { checkMetrics, findTask } from '../tasks/tasks.js';
import { newId } from '../tokens.js';
import { lockBenchmark } from './benchmarks.js';
import { insertDataSet } from './data-sets.js';
import { baselineNamed } from './entrants.js';

export interface CopyRequest {
  readonly task: string;
  /** That of the task, if undefined. */
  readonly name?: string | undefined;
  readonly track: number;
  /** Whether to bring its baselines along. */
  readonly baselines: boolean;
}

/** What a baseline of a task is ranked by. */
interface BaselineOutput {
  readonly team: string;
  readonly submission: SubmissionRow;
}

/**
 * Adds a data set with settings, source and golds of a task, which stays as it is: what happens to one of them later does not
 * concern the other. Its teams, what they handed in, proposals and annotations stay there; only baselines may come along.
 */
export async function copyTask(
  services: Services,
  benchmarkId: string,
  { task: originalId, name, track, baselines }: CopyRequest,
  organiser: OrganiserRow,
): Promise<TaskRow> {
  const { store, queue, clock } = services;
  const original = await findTask(store.db, originalId);
  const settings = settingsOf(original);
  checkMetrics(services, settings);
  const source = await sourceRow(store.db, original.id);
  const golds = await goldsOf(services, original, source?.content);
  const outputs = baselines ? await baselinesOf(services, original) : [];
  const now = clock();
  return store.db.transaction().execute(async (trx) => {
    const benchmark = await lockBenchmark(trx, benchmarkId);
    let task = await insertDataSet(trx, benchmark, { name: name ?? original.name, track, settings }, now);
    if (source !== undefined) {
      await trx
        .insertInto('task_sources')
        .values({ ...source, task_id: task.id })
        .execute();
    }
    for (const gold of golds) task = await keepGold(trx, services, task, gold);
    for (const [sequence, { team, submission }] of outputs.entries()) {
      const entrant = await baselineNamed(trx, benchmark.id, team, organiser, now);
      const id = newId(now, sequence);
      await insertCopy(trx, task, entrant.id, submission, id);
      await requestScores(trx, queue, task, id, now);
    }
    return task;
  });
}

async function goldsOf(
  { store: { db }, computing }: Services,
  task: TaskRow,
  checkedSource: string | undefined,
): Promise<NewGold[]> {
  const golds: NewGold[] = [];
  for (const kind of ['gold', 'alternatives'] as const) {
    const gold = await findGold(db, task, kind);
    if (gold === undefined) continue;
    const { sentences, content } = gold;
    const facts = await factsOf(gold, (stored) => computing.run('factsOfGold', stored));
    const origin = `copied from the task ${task.name}`;
    golds.push({ kind, sentences, content, facts, checkedSource, source: undefined, origin });
  }
  return golds;
}

/** Golds of a restored task lack them until they are needed. */
async function factsOf(
  { facts, content }: GoldRow,
  compute: (content: string) => Promise<GoldFacts>,
): Promise<GoldFacts> {
  return facts === null ? compute(content) : (JSON.parse(facts) as GoldFacts);
}

async function baselinesOf(services: Services, task: TaskRow): Promise<BaselineOutput[]> {
  const ranked = (await entriesOf(services, task)).filter((entry) => entry.ranked && entry.team.isBaseline);
  return Promise.all(
    ranked.map(async ({ team, submission: { id } }) => ({
      team: team.name,
      submission: await services.store.db
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    })),
  );
}

/** Hands in what a baseline has in the task again, in the data set. */
async function insertCopy(
  trx: Db,
  task: TaskRow,
  entrantId: string,
  submission: SubmissionRow,
  id: string,
): Promise<void> {
  const team = await trx
    .selectFrom('teams')
    .select('id')
    .where('task_id', '=', task.id)
    .where('entrant_id', '=', entrantId)
    .executeTakeFirstOrThrow();
  const copy = { id, task_id: task.id, team_id: team.id, number: 1, charged: 0, chosen: 0 };
  await trx
    .insertInto('submissions')
    .values({ ...submission, ...copy })
    .execute();
}
