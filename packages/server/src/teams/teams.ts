import { nameTaken } from '../errors.js';
import { findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { TeamRow } from '../storage/task-tables.js';
import type { Team, TeamLink } from './schemas.js';
import { lockTask } from '../tasks/tasks.js';
import { hashToken, newId, newToken } from '../tokens.js';

/** Adds a team with a link, which is shown once. No two team names in a task may look the same. */
export async function addTeam({ db }: Store, taskId: string, name: string, now: number): Promise<TeamLink> {
  const key = newToken();
  const team = { id: newId(now), task_id: taskId, name, key_hash: hashToken(key), created_at: now };
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    const teams = await trx.selectFrom('teams').select('name').where('task_id', '=', taskId).execute();
    if (teams.some((existing) => looks(existing.name) === looks(name))) throw nameTaken(name, 'team of the task');
    await trx.insertInto('teams').values(team).execute();
  });
  return linkOf(viewTeam(team, 0), key);
}

function looks(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
}

export function findTeam(db: Db, taskId: string, id: string): Promise<TeamRow> {
  return findRow(db, 'teams', { task_id: taskId, id }, 'a team of this task');
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

export function viewTeam({ id, name, created_at, key_hash }: TeamRow, submissions: number): Team {
  return { id, name, createdAt: created_at, linked: key_hash !== null, submissions };
}

export function linkOf(team: Team, key: string): TeamLink {
  return { team, key, link: `/team/${key}` };
}
