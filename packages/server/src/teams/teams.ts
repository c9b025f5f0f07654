import { recordDeed } from '../audit/audit.js';
import { ServerError, badRequest, nameTaken, wrongState } from '../errors.js';
import { findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { OrganiserRow } from '../storage/tables.js';
import type { TeamRow } from '../storage/task-tables.js';
import type { AuditAction } from '../audit/schemas.js';
import type { TaskSettings } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import type { Team, TeamLink } from './schemas.js';
import { lockTask } from '../tasks/tasks.js';
import { hashToken, newId, newToken } from '../tokens.js';
import { teamLook } from './team-look.js';

/** A team as it registers. */
export interface NewTeamRequest {
  readonly name: string;
  /** Hash of the token in the link by which it registers; null if an organiser adds it. */
  readonly joinHash: string | null;
}

/** Adds a team with a link, which is shown once. No two team names in a task may look the same. */
export async function addTeam(
  { db }: Store,
  taskId: string,
  { name, joinHash }: NewTeamRequest,
  now: number,
): Promise<TeamLink> {
  const key = newToken();
  return db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, taskId);
    if (task.benchmark_id !== null) throw registersWithBenchmark();
    const { registration } = settingsOf(task);
    const teams = await trx.selectFrom('teams').select(['name', 'join_hash']).where('task_id', '=', taskId).execute();
    checkRegistration({ name, joinHash }, teams, registration, 'team of the task');
    const team: TeamRow = {
      id: newId(now),
      task_id: taskId,
      name,
      key_hash: hashToken(key),
      created_at: now,
      join_hash: joinHash,
      approved: Number(joinHash === null || !registration.approval),
      entrant_id: null,
      baseline: 0,
    };
    await trx.insertInto('teams').values(team).execute();
    return linkOf(viewTeam(team, 0), key);
  });
}

/** Refuses a name that looks like another's or like nothing, and a team too many by one link. */
export function checkRegistration(
  { name, joinHash }: NewTeamRequest,
  others: readonly Pick<TeamRow, 'name' | 'join_hash'>[],
  { most }: TaskSettings['registration'],
  group: string,
): void {
  if (teamLook(name) === '') throw badRequest('a name that can be seen', 'none', 'Choose another name.');
  if (others.some((existing) => teamLook(existing.name) === teamLook(name))) throw nameTaken(name, group);
  if (joinHash !== null && others.filter(({ join_hash }) => join_hash === joinHash).length >= most) {
    throw registrationFull(most);
  }
}

/** The error for whoever would change the teams of a data set by themselves. */
export function registersWithBenchmark(): ServerError {
  return wrongState(
    'a task with teams of its own',
    'a data set, whose teams are those of its benchmark',
    'Do it in the benchmark: it then holds for all its data sets.',
  );
}

function registrationFull(most: number): ServerError {
  return new ServerError({
    code: 'LIMIT_REACHED',
    expected: `at most ${most} teams by one link`,
    found: 'that many already',
    remedy: 'Ask the organiser to add your team.',
  });
}

/** Lets a team take part. */
export async function approveTeam({ db }: Store, team: TeamRow, organiser: OrganiserRow, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, team.task_id);
    await trx.updateTable('teams').set({ approved: 1 }).where('id', '=', team.id).execute();
    await recordDeed(trx, team.task_id, organiser, { action: 'team approved', subject: team.name }, now);
  });
}

/** Removes a team with everything that it handed in and proposed. */
export async function removeTeam({ db }: Store, team: TeamRow, organiser: OrganiserRow, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, team.task_id);
    await trx.deleteFrom('teams').where('id', '=', team.id).execute();
    await recordDeed(trx, team.task_id, organiser, { action: 'team removed', subject: team.name }, now);
  });
}

/** Marks a team as one that is shown for comparison and not ranked, or as one like the others again. */
export async function markBaseline(
  { db }: Store,
  team: TeamRow,
  baseline: boolean,
  organiser: OrganiserRow,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, team.task_id);
    await trx
      .updateTable('teams')
      .set({ baseline: Number(baseline) })
      .where('id', '=', team.id)
      .execute();
    await recordDeed(trx, team.task_id, organiser, { action: baselineAction(baseline), subject: team.name }, now);
  });
}

export function baselineAction(baseline: boolean): AuditAction {
  return baseline ? 'team made a baseline' : 'team no longer a baseline';
}

/** A team that organisers may change in its task: one of a benchmark changes there. */
export async function findTeam(db: Db, taskId: string, id: string): Promise<TeamRow> {
  const team = await findRow(db, 'teams', { task_id: taskId, id }, 'a team of this task');
  if (team.entrant_id !== null) throw registersWithBenchmark();
  return team;
}

/** The teams of a task with the number of their submissions, in the order of registration. */
export async function listTeams(db: Db, taskId: string): Promise<Team[]> {
  const rows = await db
    .selectFrom('teams')
    .leftJoin('submissions', 'submissions.team_id', 'teams.id')
    .selectAll('teams')
    .select(({ fn }) => fn.count<number>('submissions.id').as('submissions'))
    .where('teams.task_id', '=', taskId)
    .groupBy('teams.id')
    .orderBy('teams.id')
    .execute();
  return rows.map(({ submissions, ...team }) => viewTeam(team, submissions));
}

export function viewTeam(
  { id, name, created_at, key_hash, approved, baseline }: Omit<TeamRow, 'task_id' | 'entrant_id'>,
  submissions: number,
): Team {
  return {
    id,
    name,
    createdAt: created_at,
    linked: key_hash !== null,
    approved: approved === 1,
    isBaseline: baseline === 1,
    submissions,
  };
}

export function linkOf(team: Team, key: string): TeamLink {
  return { team, key, link: `/team#${key}` };
}
