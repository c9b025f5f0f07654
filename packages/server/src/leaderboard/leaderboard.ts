import type { ValueRank } from '@stet/core/internal';
import { currentVersion } from '../scoring/request-scoring.js';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import type { ScoredEntry, ScoredStanding } from '../submissions/scored-entries.js';
import type { Leaderboard } from './schemas.js';
import type { TaskSettings } from '../tasks/schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { countSentences } from '../tasks/source.js';
import { resampledValues, scoredTeams, standingAgainst, type ScoredTeam } from './scored-teams.js';

/** A leaderboard as it is kept: what it shows of an error type is found when somebody asks. */
interface Board {
  readonly facts: Pick<
    Leaderboard,
    'goldVersion' | 'official' | 'metrics' | 'confidence' | 'resamples' | 'sentences' | 'unranked'
  >;
  readonly rows: readonly { readonly ranked: ScoredTeam; readonly rank: ValueRank }[];
  /** Best first. */
  readonly baselines: readonly ScoredTeam[];
}

/**
 * The leaderboard for a gold: one submission of each team, ranked only if scored against the current gold. While a new
 * one is being computed it is the last one for the same gold, and says so.
 */
export async function leaderboardOf(
  services: Services,
  task: TaskRow,
  kind: GoldKind,
  { type, totalsOnly }: { readonly type: string | undefined; readonly totalsOnly: boolean },
): Promise<Leaderboard> {
  const subject = `${task.id} ${kind} ${currentVersion(task, kind)}`;
  const { value, computedAt, isCurrent } = await services.boards.get(subject, task.version, () =>
    computeBoard(services, task, kind),
  );
  const shownType = totalsOnly ? undefined : type;
  const { unranked, ...facts } = value.facts;
  return {
    gold: kind,
    ...facts,
    computedAt,
    isCurrent,
    rows: value.rows
      .map(({ ranked, rank }) => ({ ...rowOf(ranked, shownType), ...rankFields(rank) }))
      .sort((a, b) => a.rank - b.rank || (a.team < b.team ? -1 : 1)),
    baselines: value.baselines.map((baseline) => rowOf(baseline, shownType)),
    unranked: totalsOnly ? unranked.map(({ team, state }) => ({ team, state, reason: REASONS[state] })) : unranked,
  };
}

async function computeBoard(services: Services, task: TaskRow, kind: GoldKind): Promise<Board> {
  const settings = settingsOf(task);
  const { scored, others } = await scoredTeams(services, task, kind);
  const ranked = scored.filter(({ entry }) => !entry.team.isBaseline);
  const ranks = await ranksOf(services, task, kind, settings, ranked);
  const { official, metrics, confidence, resamples } = settings;
  return {
    facts: {
      goldVersion: currentVersion(task, kind),
      official,
      metrics,
      confidence,
      resamples,
      sentences: await countSentences(services.store.db, task.id),
      unranked: others.map((entry) => unrankedOf(entry, kind)).sort((a, b) => (a.team < b.team ? -1 : 1)),
    },
    rows: ranked.map((row, at) => ({ ranked: row, rank: ranks[at] })),
    baselines: scored.filter(({ entry }) => entry.team.isBaseline).sort((a, b) => b.value - a.value),
  };
}

/** Computed once for the same submissions, scores and settings. */
async function ranksOf(
  services: Services,
  task: TaskRow,
  kind: GoldKind,
  { official, confidence }: TaskSettings,
  ranked: readonly ScoredTeam[],
): Promise<ValueRank[]> {
  if (ranked.length === 0) return [];
  const version = currentVersion(task, kind);
  const ids = ranked.map(({ entry }) => entry.submission.id);
  const key = JSON.stringify([official, ids]);
  return services.results.get(`leaderboard ${task.id} ${kind}`, version, key, async () => {
    const resampled = await resampledValues(services, { submissions: ids, kind, version, metric: official });
    return services.computing.run('rankSubmissions', {
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

function rowOf({ entry, teamEntries, scores }: ScoredTeam, type: string | undefined): Row {
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
