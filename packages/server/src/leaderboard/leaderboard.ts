import { groupBy } from '@stet/core/internal';
import type { ValueRank } from '@stet/core/internal';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { entriesOf } from '../submissions/entries.js';
import { withScores, type ScoredEntry, type ScoredStanding } from '../submissions/scored-entries.js';
import type { Leaderboard } from './schemas.js';
import type { SubmissionScores } from '../submissions/schemas.js';
import type { TaskSettings } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { countSentences } from '../tasks/source.js';

interface Ranked {
  readonly entry: ScoredEntry;
  /** How many submissions of the team stand. */
  readonly teamEntries: number;
  readonly scores: SubmissionScores;
  readonly value: number;
}

/** A leaderboard as it is kept: what it shows of an error type is found when somebody asks. */
interface Board {
  readonly facts: Pick<
    Leaderboard,
    'goldVersion' | 'official' | 'metrics' | 'confidence' | 'resamples' | 'sentences' | 'unranked'
  >;
  readonly rows: readonly { readonly ranked: Ranked; readonly rank: ValueRank }[];
}

/**
 * The leaderboard for a gold: one submission of each team, ranked only if scored against the current gold. While a new
 * one is being computed it is the last one for the same gold, and says so.
 */
export async function leaderboardOf(
  services: Services,
  task: TaskRow,
  kind: GoldKind,
  type: string | undefined,
): Promise<Leaderboard> {
  const subject = `${task.id} ${kind} ${currentVersion(task, kind)}`;
  const { value, computedAt, isCurrent } = await services.boards.get(subject, task.version, () =>
    computeBoard(services, task, kind),
  );
  return {
    gold: kind,
    ...value.facts,
    computedAt,
    isCurrent,
    rows: value.rows
      .map(({ ranked, rank }) => ({ ...rowOf(ranked, type), ...rankFields(rank) }))
      .sort((a, b) => a.rank - b.rank || (a.team < b.team ? -1 : 1)),
  };
}

async function computeBoard(services: Services, task: TaskRow, kind: GoldKind): Promise<Board> {
  const settings = settingsOf(task);
  const all = await entriesOf(services, task);
  const entries = await withScores(
    services.store.db,
    all.filter(({ ranked }) => ranked),
  );
  const standing = groupBy(
    all.filter(({ submission }) => submission.withdrawn === 0),
    ({ team }) => team.id,
  );
  const ranked = entries.flatMap((entry) =>
    rankedEntry(entry, standing.get(entry.team.id)?.length ?? 0, kind, settings),
  );
  const ranks = await ranksOf(services, task, kind, settings, ranked);
  const isRanked = new Set(ranked.map(({ entry }) => entry));
  const { official, metrics, confidence, resamples } = settings;
  return {
    facts: {
      goldVersion: currentVersion(task, kind),
      official,
      metrics,
      confidence,
      resamples,
      sentences: await countSentences(services.store.db, task.id),
      unranked: entries
        .filter((entry) => !isRanked.has(entry))
        .map((entry) => unrankedOf(entry, kind))
        .sort((a, b) => (a.team < b.team ? -1 : 1)),
    },
    rows: ranked.map((row, at) => ({ ranked: row, rank: ranks[at] })),
  };
}

function rankedEntry(entry: ScoredEntry, teamEntries: number, kind: GoldKind, { official }: TaskSettings): Ranked[] {
  const standing = standingAgainst(entry, kind);
  const value = standing?.scores?.metrics.find(({ metric }) => metric === official)?.value;
  if (standing?.state !== 'scored' || standing.scores === null || value === undefined) return [];
  return [{ entry, teamEntries, scores: standing.scores, value }];
}

function standingAgainst({ gold, alternatives }: ScoredEntry, kind: GoldKind): ScoredStanding | null {
  return kind === 'gold' ? gold : alternatives;
}

/** Computed once for the same submissions, scores and settings. */
async function ranksOf(
  { store, results, computing }: Services,
  task: TaskRow,
  kind: GoldKind,
  { official, confidence }: TaskSettings,
  ranked: readonly Ranked[],
): Promise<ValueRank[]> {
  if (ranked.length === 0) return [];
  const version = currentVersion(task, kind);
  const ids = ranked.map(({ entry }) => entry.submission.id);
  const key = JSON.stringify([official, ids]);
  return results.get(`leaderboard ${task.id} ${kind}`, version, key, async () => {
    const rows = await store.db
      .selectFrom('score_stats')
      .select(['submission_id', 'resampled'])
      .where('submission_id', 'in', ids)
      .where('kind', '=', kind)
      .where('version', '=', version)
      .where('metric', '=', official)
      .execute();
    const resampled = new Map(rows.map((row) => [row.submission_id, row.resampled]));
    return computing.run('rankSubmissions', {
      confidence,
      values: ranked.map(({ value }) => value),
      resampled: ids.map((id) => resampled.get(id) ?? ''),
    });
  });
}

function rankFields({ rank, range, cluster }: ValueRank): { rank: number; range: [number, number]; cluster: number } {
  return { rank, range: [...range], cluster };
}

type Row = Omit<Leaderboard['rows'][number], 'rank' | 'range' | 'cluster'>;

function rowOf({ entry, teamEntries, scores }: Ranked, type: string | undefined): Row {
  const { submission, team } = entry;
  const { metrics, types } = scores;
  const { id, note, submitted_at } = submission;
  return {
    submission: id,
    team: team.name,
    note,
    submittedAt: submitted_at,
    entries: teamEntries,
    scores: metrics,
    type:
      type === undefined ? null : (types.find((typeScore) => typeScore.type === type) ?? { type, matched: 0, gold: 0 }),
  };
}

const REASONS: Readonly<Record<ScoredStanding['state'], string>> = {
  waiting: 'It is being scored, or waits for the gold.',
  scored: 'It has no score by the official metric.',
  stale: 'The gold or the metrics have changed; it is being scored again.',
  failed: 'It could not be scored.',
  withdrawn: 'It was withdrawn.',
};

function unrankedOf(entry: ScoredEntry, kind: GoldKind): Leaderboard['unranked'][number] {
  const standing = standingAgainst(entry, kind);
  const state = standing?.state ?? 'waiting';
  const reason = standing?.reason;
  return {
    team: entry.team.name,
    state,
    reason: reason ? `Expected ${reason.expected}; found ${reason.found}.` : REASONS[state],
  };
}
