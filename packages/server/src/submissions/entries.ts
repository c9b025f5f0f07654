import { groupBy } from '../group-by.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { SubmissionRow, TaskRow } from '../storage/task-tables.js';
import type { TaskSettings } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { standingOf, type Standing } from './states.js';

/** A submission with how it stands; its text is read where it is needed. */
export interface Entry {
  readonly submission: Omit<SubmissionRow, 'content'>;
  readonly team: { readonly id: string; readonly name: string };
  readonly gold: Standing;
  /** null without a gold with alternative answers. */
  readonly alternatives: Standing | null;
  /** The one that stands on the leaderboard for its team, if its score allows. */
  readonly ranked: boolean;
}

/** All submissions of a task, in the order of handing in; read once for each version of the task. */
export function entriesOf({ store, results }: Pick<Services, 'store' | 'results'>, task: TaskRow): Promise<Entry[]> {
  return results.get(`entries ${task.id}`, task.version, '', () => readEntries(store.db, task));
}

async function readEntries(db: Db, task: TaskRow): Promise<Entry[]> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('teams', 'teams.id', 'submissions.team_id')
    .select([
      ...(['submissions.id', 'submissions.task_id', 'submissions.team_id', 'submissions.number'] as const),
      ...(['submissions.note', 'submissions.phase', 'submissions.content_hash', 'submissions.client_id'] as const),
      ...(['submissions.submitted_at', 'submissions.charged', 'submissions.withdrawn', 'submissions.chosen'] as const),
      'teams.name as team_name',
    ])
    .where('submissions.task_id', '=', task.id)
    .orderBy('submissions.id')
    .execute();
  const scorings = groupBy(
    await db.selectFrom('scorings').selectAll().where('task_id', '=', task.id).execute(),
    ({ submission_id }) => submission_id,
  );
  const entries = rows.map(({ team_name, ...submission }) => {
    const own = scorings.get(submission.id) ?? [];
    return {
      submission,
      team: { id: submission.team_id, name: team_name },
      gold: standingOf(task, submission, own, 'gold'),
      alternatives: task.alternatives_version === 0 ? null : standingOf(task, submission, own, 'alternatives'),
    };
  });
  const settings = settingsOf(task);
  const ranked = new Set(
    Array.from(groupBy(entries, ({ team }) => team.id).values(), (own) => rankedAmong(own, settings)?.submission.id),
  );
  return entries.map((entry) => ({ ...entry, ranked: ranked.has(entry.submission.id) }));
}

type Candidate = Pick<Entry, 'submission' | 'gold'>;

/**
 * The submission that a team is ranked by. One that fails, or was never scored, takes the place of no other; one that
 * is being scored again keeps its place, so that nobody is ranked by another for a while.
 */
function rankedAmong<One extends Candidate>(
  own: readonly One[],
  { ranked, official }: Pick<TaskSettings, 'ranked' | 'official'>,
): One | undefined {
  const standing = own.filter(({ submission }) => submission.withdrawn === 0);
  const known = standing.filter(({ gold: { state } }) => state === 'scored' || state === 'stale');
  const inOrder = (known.length > 0 ? known : standing).toSorted(
    (one, other) => one.submission.number - other.submission.number,
  );
  const chosen = ranked === 'chosen' ? inOrder.find(({ submission }) => submission.chosen === 1) : undefined;
  if (chosen !== undefined || ranked !== 'best') return chosen ?? inOrder.at(-1);
  // Which one is the best is not known before all are scored.
  const stale = inOrder.findLast(({ gold: { state } }) => state !== 'scored');
  return stale ?? inOrder.toSorted((one, other) => valueOf(other, official) - valueOf(one, official)).at(0);
}

function valueOf({ gold: { scores } }: Candidate, official: TaskSettings['official']): number {
  return scores?.metrics.find(({ metric }) => metric === official)?.value ?? -Infinity;
}
