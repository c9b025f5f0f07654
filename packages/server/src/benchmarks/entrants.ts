import { quote } from '@stet/core/internal';
import { recordBenchmarkDeed } from '../audit/audit.js';
import { conflict, type ServerError } from '../errors.js';
import type { BenchmarkRow, EntrantRow } from '../storage/benchmark-tables.js';
import { findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { OrganiserRow } from '../storage/tables.js';
import type { TaskRow, TeamRow } from '../storage/task-tables.js';
import { lockTask } from '../tasks/tasks.js';
import { teamLook } from '../teams/team-look.js';
import { baselineAction, checkRegistration, viewTeam, type NewTeamRequest } from '../teams/teams.js';
import { hashToken, newId, newToken } from '../tokens.js';
import { benchmarkSettings, dataSetsOf, lockBenchmark } from './benchmarks.js';
import type { Entrant, EntrantLink } from './schemas.js';

/** Adds a team to a benchmark and to all its data sets, with one link, which is shown once. */
export async function addEntrant(
  { db }: Store,
  benchmarkId: string,
  { name, joinHash }: NewTeamRequest,
  now: number,
): Promise<EntrantLink> {
  const key = newToken();
  return db.transaction().execute(async (trx) => {
    const { registration } = benchmarkSettings(await lockBenchmark(trx, benchmarkId));
    const others = await entrantsOf(trx, benchmarkId);
    checkRegistration({ name, joinHash }, others, registration, 'team of the benchmark');
    const entrant: EntrantRow = {
      id: newId(now, others.length),
      benchmark_id: benchmarkId,
      name,
      key_hash: hashToken(key),
      created_at: now,
      join_hash: joinHash,
      approved: Number(joinHash === null || !registration.approval),
      baseline: 0,
    };
    await insertEntrant(trx, entrant, now);
    return entrantLink(viewTeam(entrant, 0), key);
  });
}

async function insertEntrant(trx: Db, entrant: EntrantRow, now: number): Promise<void> {
  await trx.insertInto('entrants').values(entrant).execute();
  for (const { id } of await dataSetsOf(trx, entrant.benchmark_id)) {
    await insertTeam(trx, await lockTask(trx, id), entrant, now, 0);
  }
}

/** The baseline of that name in a locked benchmark; a new one, without a link, if there is no team of the name. */
export async function baselineNamed(
  trx: Db,
  benchmarkId: string,
  name: string,
  organiser: OrganiserRow,
  now: number,
): Promise<EntrantRow> {
  const others = await entrantsOf(trx, benchmarkId);
  const existing = others.find((other) => teamLook(other.name) === teamLook(name));
  if (existing?.baseline === 1) return existing;
  if (existing !== undefined) throw calledLikeBaseline(existing.name);
  const entrant: EntrantRow = {
    id: newId(now, others.length),
    benchmark_id: benchmarkId,
    name,
    key_hash: null,
    created_at: now,
    join_hash: null,
    approved: 1,
    baseline: 1,
  };
  await insertEntrant(trx, entrant, now);
  await recordBenchmarkDeed(trx, benchmarkId, organiser, { action: baselineAction(true), subject: name }, now);
  return entrant;
}

function calledLikeBaseline(name: string): ServerError {
  return conflict(
    'no team of the benchmark that is called like a baseline of the task',
    quote(name),
    'Mark that team as a baseline, or leave out the baselines of the task.',
  );
}

/** Makes the teams of a new data set: one for each entrant of its locked benchmark. */
export async function enterDataSet(trx: Db, benchmarkId: string, task: TaskRow, now: number): Promise<void> {
  for (const [at, entrant] of (await entrantsOf(trx, benchmarkId)).entries()) {
    await insertTeam(trx, task, entrant, now, at);
  }
}

async function insertTeam(trx: Db, task: TaskRow, entrant: EntrantRow, now: number, sequence: number): Promise<void> {
  const { id: entrant_id, name, approved, baseline } = entrant;
  const team: TeamRow = {
    id: newId(now, sequence),
    task_id: task.id,
    name,
    key_hash: null,
    created_at: now,
    join_hash: null,
    approved,
    entrant_id,
    baseline,
  };
  await trx.insertInto('teams').values(team).execute();
}

export function entrantsOf(db: Db, benchmarkId: string): Promise<EntrantRow[]> {
  return db.selectFrom('entrants').selectAll().where('benchmark_id', '=', benchmarkId).orderBy('id').execute();
}

export function findEntrant(db: Db, benchmarkId: string, id: string): Promise<EntrantRow> {
  return findRow(db, 'entrants', { benchmark_id: benchmarkId, id }, 'a team of this benchmark');
}

/** Lets a team take part in all data sets. */
export async function approveEntrant(
  store: Store,
  entrant: EntrantRow,
  organiser: OrganiserRow,
  now: number,
): Promise<void> {
  await changeEntrant(store, entrant, async (trx) => {
    const approved = { approved: 1 };
    await trx.updateTable('entrants').set(approved).where('id', '=', entrant.id).execute();
    await trx.updateTable('teams').set(approved).where('entrant_id', '=', entrant.id).execute();
    const deed = { action: 'team approved', subject: entrant.name } as const;
    await recordBenchmarkDeed(trx, entrant.benchmark_id, organiser, deed, now);
  });
}

/** Marks a team as a baseline in all data sets, or as one like the others again. */
export async function markEntrant(
  store: Store,
  entrant: EntrantRow,
  isBaseline: boolean,
  organiser: OrganiserRow,
  now: number,
): Promise<void> {
  await changeEntrant(store, entrant, async (trx) => {
    const baseline = { baseline: Number(isBaseline) };
    await trx.updateTable('entrants').set(baseline).where('id', '=', entrant.id).execute();
    await trx.updateTable('teams').set(baseline).where('entrant_id', '=', entrant.id).execute();
    const deed = { action: baselineAction(isBaseline), subject: entrant.name };
    await recordBenchmarkDeed(trx, entrant.benchmark_id, organiser, deed, now);
  });
}

/** Removes a team with everything that it handed in and proposed, in all data sets. */
export async function removeEntrant(
  store: Store,
  entrant: EntrantRow,
  organiser: OrganiserRow,
  now: number,
): Promise<void> {
  await changeEntrant(store, entrant, async (trx) => {
    await trx.deleteFrom('entrants').where('id', '=', entrant.id).execute();
    const deed = { action: 'team removed', subject: entrant.name } as const;
    await recordBenchmarkDeed(trx, entrant.benchmark_id, organiser, deed, now);
  });
}

/** Changes a team with benchmark and data sets locked, so that pages of all of them are made anew. */
async function changeEntrant(
  { db }: Store,
  { benchmark_id }: EntrantRow,
  change: (trx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockBenchmark(trx, benchmark_id);
    for (const { id } of await dataSetsOf(trx, benchmark_id)) await lockTask(trx, id);
    await change(trx);
  });
}

/** The teams of a benchmark with the number of their submissions, in the order of registration. */
export async function listEntrants(db: Db, { id }: Pick<BenchmarkRow, 'id'>): Promise<Entrant[]> {
  const rows = await db
    .selectFrom('entrants')
    .leftJoin('teams', 'teams.entrant_id', 'entrants.id')
    .leftJoin('submissions', 'submissions.team_id', 'teams.id')
    .selectAll('entrants')
    .select(({ fn }) => fn.count<number>('submissions.id').as('submissions'))
    .where('entrants.benchmark_id', '=', id)
    .groupBy('entrants.id')
    .orderBy('entrants.id')
    .execute();
  return rows.map(({ submissions, ...entrant }) => viewTeam(entrant, submissions));
}

export function entrantLink(entrant: Entrant, key: string): EntrantLink {
  return { entrant, key, link: `/entrant#${key}` };
}
