import { groupBy } from '../group-by.js';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { SubmissionRow, TaskRow } from '../storage/task-tables.js';
import type { TaskSettings } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { standingOf, type Standing } from './states.js';

/** A submission with how it stands, but without its text, which is read where needed. */
export interface Entry {
  readonly submission: Omit<SubmissionRow, 'content'>;
  readonly team: { readonly id: string; readonly name: string };
  readonly gold: Standing;
  /** null if there is no gold with alternative answers. */
  readonly alternatives: Standing | null;
  /** Whether it represents its team on the leaderboard, once it has a score. */
  readonly ranked: boolean;
}

/** All submissions of a task, in the order they were handed in; read once for each version of the task. */
export function entriesOf({ store, results }: Pick<Services, 'store' | 'results'>, task: TaskRow): Promise<Entry[]> {
  return results.get(`entries ${task.id}`, task.version, '', () => readEntries(store.db, task));
}

async function readEntries(db: Db, task: TaskRow): Promise<Entry[]> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('teams', 'teams.id', 'submissions.team_id')
    .select([
      'submissions.id',
      'submissions.task_id',
      'submissions.team_id',
      'submissions.number',
      'submissions.note',
      'submissions.phase',
      'submissions.content_hash',
      'submissions.client_id',
      'submissions.submitted_at',
      'submissions.charged',
      'submissions.withdrawn',
      'submissions.chosen',
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
    const ownScorings = scorings.get(submission.id) ?? [];
    return {
      submission,
      team: { id: submission.team_id, name: team_name },
      gold: standingOf(task, submission, ownScorings, 'gold'),
      alternatives: task.alternatives_version === 0 ? null : standingOf(task, submission, ownScorings, 'alternatives'),
    };
  });
  const settings = settingsOf(task);
  const ranked = new Set(
    Array.from(
      groupBy(entries, ({ team }) => team.id).values(),
      (teamEntries) => rankedAmong(teamEntries, settings)?.submission.id,
    ),
  );
  return entries.map((entry) => ({ ...entry, ranked: ranked.has(entry.submission.id) }));
}

type Candidate = Pick<Entry, 'submission' | 'gold'>;

/**
 * The submission that a team is ranked by. One that failed, or was never scored, does not replace another; one that is
 * being rescored keeps its role, so that no team is ranked by a different one for a while.
 */
function rankedAmong<TeamEntry extends Candidate>(
  teamEntries: readonly TeamEntry[],
  { ranked, official }: Pick<TaskSettings, 'ranked' | 'official'>,
): TeamEntry | undefined {
  const standing = teamEntries.filter(({ submission }) => submission.withdrawn === 0);
  const withScores = standing.filter(({ gold: { state } }) => state === 'scored' || state === 'stale');
  const inOrder = (withScores.length > 0 ? withScores : standing).toSorted(
    (a, b) => a.submission.number - b.submission.number,
  );
  const chosen = ranked === 'chosen' ? inOrder.find(({ submission }) => submission.chosen === 1) : undefined;
  if (chosen !== undefined || ranked !== 'best') return chosen ?? inOrder.at(-1);
  // The best one is not known until all are scored.
  const stale = inOrder.findLast(({ gold: { state } }) => state !== 'scored');
  return stale ?? inOrder.toSorted((a, b) => valueOf(b, official) - valueOf(a, official)).at(0);
}

function valueOf({ gold: { scores } }: Candidate, official: TaskSettings['official']): number {
  return scores?.metrics.find(({ metric }) => metric === official)?.value ?? -Infinity;
}
