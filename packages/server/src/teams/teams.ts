import { quote } from '@stet/core/internal';
import { ServerError, notFound } from '../errors.js';
import type { Db, Store } from '../storage/store.js';
import type { TeamRow } from '../storage/task-tables.js';
import type { Team } from './schemas.js';
import { lockTask } from '../tasks/tasks.js';
import { hashToken, newId, newToken } from '../tokens.js';

/** A team and the key of its link, which is shown once. */
export interface KeyedTeam {
  readonly team: TeamRow;
  readonly key: string;
}

/** The team whose link has this key. */
export async function teamOfKey(db: Db, key: string): Promise<TeamRow | undefined> {
  return db.selectFrom('teams').selectAll().where('key_hash', '=', hashToken(key)).executeTakeFirst();
}

/** Adds a team. No two team names in a task may look the same. */
export async function addTeam({ db }: Store, taskId: string, name: string, now: number): Promise<KeyedTeam> {
  const key = newToken();
  const team = { id: newId(now), task_id: taskId, name, key_hash: hashToken(key), created_at: now };
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    const teams = await trx.selectFrom('teams').select('name').where('task_id', '=', taskId).execute();
    if (teams.some((existing) => looks(existing.name) === looks(name))) throw nameTaken(name);
    await trx.insertInto('teams').values(team).execute();
  });
  return { team, key };
}

function looks(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
}

async function findTeam(db: Db, taskId: string, id: string): Promise<TeamRow> {
  const team = await db
    .selectFrom('teams')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (team === undefined) throw notFound('a team of this task');
  return team;
}

/** Gives the team a new key; the link with the old one stops working. */
export async function renewTeamKey({ db }: Store, taskId: string, id: string): Promise<KeyedTeam> {
  const team = await findTeam(db, taskId, id);
  const key = newToken();
  const key_hash = hashToken(key);
  await db.updateTable('teams').set({ key_hash }).where('id', '=', id).execute();
  return { team: { ...team, key_hash }, key };
}

/** Revokes the team's link. What it has handed in stays. */
export async function revokeTeamKey({ db }: Store, taskId: string, id: string): Promise<void> {
  await findTeam(db, taskId, id);
  await db.updateTable('teams').set({ key_hash: null }).where('id', '=', id).execute();
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

function nameTaken(name: string): ServerError {
  return new ServerError({
    code: 'CONFLICT',
    expected: 'a name that no other team of the task has',
    found: quote(name),
    remedy: 'Choose another name.',
  });
}
