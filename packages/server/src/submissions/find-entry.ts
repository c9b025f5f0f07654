import { notFound } from '../errors.js';
import type { Services } from '../services.js';
import { may } from '../tasks/may.js';
import type { Submission } from './schemas.js';
import { findTask } from '../tasks/tasks.js';
import type { TeamRow } from '../storage/task-tables.js';
import type { Viewer } from '../viewers/viewer.js';
import { entriesOf } from './entries.js';
import type { Entry } from './entry.js';
import { withScores } from './scored-entries.js';
import { seesTotalsOnly } from './totals.js';
import { viewSubmission } from './view-submission.js';

/** A submission of a task, for those who may read its sentences: its team, organisers, and everybody once released. */
export async function findEntry(services: Services, taskId: string, id: string, viewer: Viewer): Promise<Entry> {
  const task = await findTask(services.store.db, taskId);
  const entry = (await entriesOf(services, task)).find(({ submission }) => submission.id === id);
  const isOpen = may(task, viewer, services.clock()).readSystems && entry?.submission.withdrawn === 0;
  if (entry === undefined || !(isOpen || isOwn(entry, viewer))) throw notFound('a submission of this task');
  return entry;
}

/** Whether the viewer sees all of a submission, released or not. */
function isOwn({ team }: Entry, viewer: Viewer): boolean {
  return viewer.kind === 'organiser' || (viewer.kind === 'team' && viewer.team.id === team.id);
}

/** A submission as the viewer sees it. */
export async function showSubmission(
  services: Services,
  taskId: string,
  id: string,
  viewer: Viewer,
): Promise<Submission> {
  const entry = await findEntry(services, taskId, id, viewer);
  const task = await findTask(services.store.db, taskId);
  const seesScores = isOwn(entry, viewer) || may(task, viewer, services.clock()).readLeaderboard;
  return view(services, entry, { withScores: seesScores, totalsOnly: seesTotalsOnly(task, viewer) });
}

/** A submission as its team sees it; other teams' submissions are not found, released or not. */
export async function showOwn(services: Services, team: TeamRow, id: string): Promise<Submission> {
  const entry = await findEntry(services, team.task_id, id, { kind: 'team', team });
  if (entry.team.id !== team.id) throw notFound('a submission of yours');
  const task = await findTask(services.store.db, team.task_id);
  return view(services, entry, { withScores: true, totalsOnly: seesTotalsOnly(task, { kind: 'team', team }) });
}

async function view(
  { store }: Services,
  entry: Entry,
  shown: Parameters<typeof viewSubmission>[1],
): Promise<Submission> {
  const [scored] = await withScores(store.db, [entry]);
  return viewSubmission(scored, shown);
}
