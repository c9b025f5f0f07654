import { groupBy } from '@stet/core/internal';
import type { Services } from '../services.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';
import { entriesOf } from '../submissions/entries.js';
import type { SubmissionScores } from '../submissions/schemas.js';
import { withScores, type ScoredEntry, type ScoredStanding } from '../submissions/scored-entries.js';
import { settingsOf } from '../tasks/settings.js';

/** The submission that stands for a team, with its scores against the current gold. */
export interface ScoredTeam {
  readonly entry: ScoredEntry;
  /** How many submissions of the team stand. */
  readonly teamEntries: number;
  readonly scores: SubmissionScores;
  /** By the official metric. */
  readonly value: number;
}

export interface ScoredTeams {
  readonly scored: readonly ScoredTeam[];
  /** Teams whose submission has no score against the current gold. */
  readonly others: readonly ScoredEntry[];
}

/** One submission of each team that has handed in, baselines among them. */
export async function scoredTeams(
  services: Pick<Services, 'store' | 'results'>,
  task: TaskRow,
  kind: GoldKind,
): Promise<ScoredTeams> {
  const { official } = settingsOf(task);
  const all = await entriesOf(services, task);
  const entries = await withScores(
    services.store.db,
    all.filter(({ ranked }) => ranked),
  );
  const standing = groupBy(
    all.filter(({ submission }) => submission.withdrawn === 0),
    ({ team }) => team.id,
  );
  const scored = entries.flatMap((entry) =>
    scoredTeam(entry, standing.get(entry.team.id)?.length ?? 0, kind, official),
  );
  const isScored = new Set(scored.map(({ entry }) => entry));
  return { scored, others: entries.filter((entry) => !isScored.has(entry)) };
}

function scoredTeam(entry: ScoredEntry, teamEntries: number, kind: GoldKind, official: string): ScoredTeam[] {
  const standing = standingAgainst(entry, kind);
  const value = standing?.scores?.metrics.find(({ metric }) => metric === official)?.value;
  if (standing?.state !== 'scored' || standing.scores === null || value === undefined) return [];
  return [{ entry, teamEntries, scores: standing.scores, value }];
}

export function standingAgainst({ gold, alternatives }: ScoredEntry, kind: GoldKind): ScoredStanding | null {
  return kind === 'gold' ? gold : alternatives;
}

/** The packed values of submissions on the resamples of the current gold, by submission. */
export async function resampledValues(
  { store }: Pick<Services, 'store'>,
  { submissions, kind, version, metric }: ResampledQuery,
): Promise<ReadonlyMap<string, string>> {
  if (submissions.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('score_stats')
    .select(['submission_id', 'resampled'])
    .where('submission_id', 'in', submissions)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('metric', '=', metric)
    .execute();
  return new Map(rows.map((row) => [row.submission_id, row.resampled ?? '']));
}

interface ResampledQuery {
  readonly submissions: readonly string[];
  readonly kind: GoldKind;
  readonly version: number;
  readonly metric: string;
}
