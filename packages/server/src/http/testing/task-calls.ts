import { SOURCE, SYSTEMS, lines } from '../../testing/campaign.js';
import { GOLD } from '../../testing/task.js';

/** Everything the walk needs of a task: nothing is released except the source, to its teams. */
export interface TaskScene {
  readonly task: string;
  /** A task without submissions. */
  readonly emptyTask: string;
  readonly team: string;
  /** Of that team. */
  readonly submission: string;
  /** An edit of that submission. */
  readonly proposal: string;
  readonly backup: Uint8Array;
}

/** Statuses for the team itself, another team of the task, a team of another task, and a stranger. */
interface ReaderStatuses {
  readonly team: number;
  readonly otherTeam: number;
  readonly foreign: number;
  readonly nobody: number;
}

export interface TaskCall {
  readonly path: string;
  readonly body?: unknown;
  /** The status for those the route is for; for organisers, if it is for readers. */
  readonly status: number;
  /** For readers, before anything is released and after everything is. */
  readonly before?: ReaderStatuses;
  readonly after?: number;
}

const everywhere = (status: number): ReaderStatuses => ({
  team: status,
  otherTeam: status,
  foreign: status,
  nobody: status,
});
const unseen: ReaderStatuses = { ...everywhere(404), team: 200 };

/** Every route of shared tasks. */
export const TASK_CALLS: Readonly<Record<string, (scene: TaskScene) => TaskCall>> = {
  'GET /tasks': () => ({ path: 'tasks', status: 200, before: everywhere(200), after: 200 }),
  'POST /tasks': () => ({ path: 'tasks', body: { name: 'another' }, status: 201 }),
  'POST /tasks/restore': ({ backup }) => ({ path: 'tasks/restore', body: backup, status: 201 }),
  'GET /tasks/{task}': ({ task }) => ({ path: `tasks/${task}`, status: 200, before: everywhere(200), after: 200 }),
  'PATCH /tasks/{task}': ({ task }) => ({ path: `tasks/${task}`, body: { name: 'n' }, status: 200 }),
  'DELETE /tasks/{task}': ({ task }) => ({ path: `tasks/${task}`, status: 204 }),
  'POST /tasks/{task}/rescore': ({ task }) => ({ path: `tasks/${task}/rescore`, status: 200 }),
  'PUT /tasks/{task}/source': ({ emptyTask }) => ({
    path: `tasks/${emptyTask}/source`,
    body: lines(SOURCE),
    status: 200,
  }),
  'DELETE /tasks/{task}/source': ({ emptyTask }) => ({ path: `tasks/${emptyTask}/source`, status: 204 }),
  'GET /tasks/{task}/source': ({ task }) => ({
    path: `tasks/${task}/source`,
    status: 200,
    before: { team: 200, otherTeam: 200, foreign: 403, nobody: 403 },
    after: 200,
  }),
  'PUT /tasks/{task}/gold': ({ task }) => ({ path: `tasks/${task}/gold`, body: GOLD, status: 200 }),
  'PUT /tasks/{task}/alternatives': ({ task }) => ({ path: `tasks/${task}/alternatives`, body: GOLD, status: 200 }),
  'GET /tasks/{task}/golds/{gold}': ({ task }) => ({
    path: `tasks/${task}/golds/gold`,
    status: 200,
    before: everywhere(403),
    after: 200,
  }),
  'GET /tasks/{task}/export': ({ task }) => ({ path: `tasks/${task}/export`, status: 200 }),
  'POST /tasks/{task}/join-link': ({ task }) => ({ path: `tasks/${task}/join-link`, status: 201 }),
  'DELETE /tasks/{task}/join-link': ({ task }) => ({ path: `tasks/${task}/join-link`, status: 204 }),
  'GET /join': () => ({ path: 'join', status: 200 }),
  'POST /join': () => ({ path: 'join', body: { name: 'newcomer' }, status: 201 }),
  'GET /tasks/{task}/teams': ({ task }) => ({ path: `tasks/${task}/teams`, status: 200 }),
  'POST /tasks/{task}/teams': ({ task }) => ({ path: `tasks/${task}/teams`, body: { name: 'new' }, status: 201 }),
  'PUT /tasks/{task}/teams/{team}/approval': ({ task, team }) => ({
    path: `tasks/${task}/teams/${team}/approval`,
    status: 204,
  }),
  'DELETE /tasks/{task}/teams/{team}': ({ task, team }) => ({ path: `tasks/${task}/teams/${team}`, status: 204 }),
  'GET /tasks/{task}/audit': ({ task }) => ({ path: `tasks/${task}/audit`, status: 200 }),
  'POST /tasks/{task}/teams/{team}/link': ({ task, team }) => ({
    path: `tasks/${task}/teams/${team}/link`,
    status: 201,
  }),
  'DELETE /tasks/{task}/teams/{team}/link': ({ task, team }) => ({
    path: `tasks/${task}/teams/${team}/link`,
    status: 204,
  }),
  'PUT /tasks/{task}/teams/{team}/baseline': ({ task, team }) => ({
    path: `tasks/${task}/teams/${team}/baseline`,
    body: { isBaseline: true },
    status: 204,
  }),
  'GET /tasks/{task}/submissions': ({ task }) => ({ path: `tasks/${task}/submissions`, status: 200 }),
  'GET /tasks/{task}/submissions/{submission}': ({ task, submission }) => ({
    path: `tasks/${task}/submissions/${submission}`,
    status: 200,
    before: unseen,
    after: 200,
  }),
  'PATCH /tasks/{task}/submissions/{submission}': ({ task, submission }) => ({
    path: `tasks/${task}/submissions/${submission}`,
    body: { withdrawn: true },
    status: 200,
  }),
  'GET /tasks/{task}/submissions/{submission}/output': ({ task, submission }) => ({
    path: `tasks/${task}/submissions/${submission}/output`,
    status: 200,
    before: unseen,
    after: 200,
  }),
  'GET /tasks/{task}/submissions/{submission}/sentences': ({ task, submission }) => ({
    path: `tasks/${task}/submissions/${submission}/sentences`,
    status: 200,
    // The sentences hold the gold.
    before: { ...unseen, team: 403 },
    after: 200,
  }),
  'GET /tasks/{task}/submissions/{submission}/survey': ({ task, submission }) => ({
    path: `tasks/${task}/submissions/${submission}/survey`,
    status: 200,
    before: { ...unseen, team: 403 },
    after: 200,
  }),
  'GET /tasks/{task}/leaderboard': ({ task }) => ({
    path: `tasks/${task}/leaderboard`,
    status: 200,
    before: everywhere(403),
    after: 200,
  }),
  'GET /team': () => ({ path: 'team', status: 200 }),
  'POST /team/submissions': () => ({ path: 'team/submissions', body: lines(SYSTEMS.cat), status: 201 }),
  'POST /team/submissions/check': () => ({ path: 'team/submissions/check', body: lines(SYSTEMS.cat), status: 200 }),
  'GET /team/submissions/{submission}': ({ submission }) => ({ path: `team/submissions/${submission}`, status: 200 }),
  'PATCH /team/submissions/{submission}': ({ submission }) => ({
    path: `team/submissions/${submission}`,
    body: { note: 'mine' },
    status: 200,
  }),
  'GET /tasks/{task}/proposals': ({ task }) => ({ path: `tasks/${task}/proposals`, status: 200 }),
  'PUT /tasks/{task}/proposals/{proposal}/decision': ({ task, proposal }) => ({
    path: `tasks/${task}/proposals/${proposal}/decision`,
    body: { decision: 'accepted' },
    status: 200,
  }),
  'POST /tasks/{task}/proposals/gold': ({ task }) => ({ path: `tasks/${task}/proposals/gold`, status: 200 }),
  'GET /team/proposals': () => ({ path: 'team/proposals', status: 200 }),
  'POST /team/proposals': ({ submission }) => ({
    path: 'team/proposals',
    body: { submission, sentence: 1, start: 1, end: 2, correction: 'walks' },
    // The gold is not released.
    status: 409,
  }),
  // Nor can it be withdrawn.
  'DELETE /team/proposals/{proposal}': ({ proposal }) => ({ path: `team/proposals/${proposal}`, status: 409 }),
  'GET /annotating/proposals': () => ({ path: 'annotating/proposals', status: 200 }),
  'PUT /annotating/proposals/{proposal}': ({ proposal }) => ({
    path: `annotating/proposals/${proposal}`,
    body: { verdict: 'accepted' },
    status: 204,
  }),
  // Of two teams or more; only one has handed in.
  'POST /tasks/{task}/campaign': ({ task }) => ({ path: `tasks/${task}/campaign`, status: 409 }),
  'GET /tasks/{task}/human': ({ task }) => ({
    path: `tasks/${task}/human`,
    // There is no campaign.
    status: 404,
    before: everywhere(403),
    after: 404,
  }),
};
