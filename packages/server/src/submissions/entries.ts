import { groupBy } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { TaskSettings } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import type { Entry } from './entry.js';
import { readScores } from './scored-entries.js';
import { standingOf } from './states.js';

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
      'submissions.team_id',
      'submissions.number',
      'submissions.note',
      'submissions.phase',
      'submissions.submitted_at',
      'submissions.charged',
      'submissions.withdrawn',
      'submissions.chosen',
      'teams.name as team_name',
      'teams.entrant_id',
      'teams.baseline',
    ])
    .where('submissions.task_id', '=', task.id)
    .orderBy('submissions.id')
    .execute();
  const scorings = groupBy(
    await db
      .selectFrom('scorings')
      .select(['submission_id', 'kind', 'version', 'state', 'reason'])
      .where('task_id', '=', task.id)
      .execute(),
    ({ submission_id }) => submission_id,
  );
  const entries = rows.map(({ team_name, entrant_id, baseline, ...submission }) => {
    const ownScorings = scorings.get(submission.id) ?? [];
    return {
      submission,
      team: { id: submission.team_id, name: team_name, entrant: entrant_id, isBaseline: baseline === 1 },
      gold: standingOf(task, submission, ownScorings, 'gold'),
      alternatives: task.alternatives_version === 0 ? null : standingOf(task, submission, ownScorings, 'alternatives'),
    };
  });
  const settings = settingsOf(task);
  const valueOf = settings.ranked === 'best' ? await readValues(db, entries, settings.official) : () => -Infinity;
  const ranked = new Set(
    Array.from(
      groupBy(entries, ({ team }) => team.id).values(),
      (teamEntries) => rankedAmong(teamEntries, settings.ranked, valueOf)?.submission.id,
    ),
  );
  return entries.map((entry) => ({ ...entry, ranked: ranked.has(entry.submission.id) }));
}

type Candidate = Pick<Entry, 'submission' | 'gold' | 'alternatives'>;

/**
 * The submission that a team is ranked by. One that failed, or was never scored, does not replace another; one that is
 * being rescored keeps its role, so that no team is ranked by a different one for a while.
 */
function rankedAmong<TeamEntry extends Candidate>(
  teamEntries: readonly TeamEntry[],
  ranked: TaskSettings['ranked'],
  valueOf: (entry: Candidate) => number,
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
  return stale ?? inOrder.toSorted((a, b) => valueOf(b) - valueOf(a)).at(0);
}

/** The official value of each submission against the gold. */
async function readValues(
  db: Db,
  entries: readonly Candidate[],
  official: TaskSettings['official'],
): Promise<(entry: Candidate) => number> {
  const values = new Map<string, number>();
  await readScores(db, 'gold', entries, (id, { metrics }) => {
    values.set(id, metrics.find(({ metric }) => metric === official)?.value ?? -Infinity);
  });
  return ({ submission }) => values.get(submission.id) ?? -Infinity;
}
