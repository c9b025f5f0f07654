import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Db } from '../storage/store.js';
import type { GoldKind } from '../storage/task-tables.js';
import type { Entry } from './entry.js';
import type { SubmissionScores } from './schemas.js';
import type { Standing } from './states.js';

/** How a submission stands, with its scores. */
export interface ScoredStanding extends Standing {
  /** Scores against the current gold; while stale, those against the latest gold it was scored against. */
  readonly scores: SubmissionScores | null;
}

export interface ScoredEntry extends Entry {
  readonly gold: ScoredStanding;
  readonly alternatives: ScoredStanding | null;
}

/** The entries with their scores, which are too many to keep those of all submissions in memory. */
export async function withScores(db: Db, entries: readonly Entry[]): Promise<ScoredEntry[]> {
  const scoresBy = async (kind: GoldKind): Promise<(entry: Entry) => SubmissionScores | null> => {
    const scores = new Map<string, SubmissionScores>();
    await readScores(db, kind, entries, (id, found) => scores.set(id, found));
    return ({ submission }) => scores.get(submission.id) ?? null;
  };
  const [goldScores, alternativesScores] = [await scoresBy('gold'), await scoresBy('alternatives')];
  return entries.map((entry) => ({
    ...entry,
    gold: { ...entry.gold, scores: goldScores(entry) },
    alternatives: entry.alternatives && { ...entry.alternatives, scores: alternativesScores(entry) },
  }));
}

const ROWS_AT_ONCE = 200;

/** Reads the scores of entries against a kind of gold, some at a time. */
export async function readScores(
  db: Db,
  kind: GoldKind,
  entries: readonly Pick<Entry, 'submission' | 'gold' | 'alternatives'>[],
  take: (submission: string, scores: SubmissionScores) => void,
): Promise<void> {
  const versions = new Map(
    entries.flatMap((entry) => {
      const version = (kind === 'gold' ? entry.gold : entry.alternatives)?.scoredVersion ?? null;
      return version === null ? [] : [[entry.submission.id, version] as const];
    }),
  );
  const ids = [...versions.keys()];
  for (let first = 0; first < ids.length; first += ROWS_AT_ONCE) {
    // Statements of the embedded database run in this thread.
    if (first > 0) await letOthersRun();
    const rows = await db
      .selectFrom('scorings')
      .select(['submission_id', 'version', 'scores'])
      .where('submission_id', 'in', ids.slice(first, first + ROWS_AT_ONCE))
      .where('kind', '=', kind)
      .where('state', '=', 'scored')
      .execute();
    for (const { submission_id: id, version, scores } of rows) {
      if (versions.get(id) === version && scores !== null) take(id, JSON.parse(scores) as SubmissionScores);
    }
  }
}
