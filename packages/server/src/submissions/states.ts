import { nameErrorOptions, type StetErrorDetails } from '@stet/core/internal';
import { currentVersion } from '../scoring/request-scoring.js';
import type { GoldKind, ScoringRow, SubmissionRow, TaskRow } from '../storage/task-tables.js';
import type { SubmissionScores, SubmissionState } from './schemas.js';

/** How a submission stands against one gold. */
export interface Standing {
  readonly state: SubmissionState;
  /** Scores against the current gold; while stale, those against the latest gold it was scored against. */
  readonly scores: SubmissionScores | null;
  readonly reason: StetErrorDetails | null;
}

/** Derives how a submission stands against a gold from its scorings against all versions of it. */
export function standingOf(
  task: TaskRow,
  submission: Pick<SubmissionRow, 'withdrawn'>,
  scorings: readonly ScoringRow[],
  kind: GoldKind,
): Standing {
  const againstKind = scorings.filter((scoring) => scoring.kind === kind);
  const current = againstKind.find(({ version }) => version === currentVersion(task, kind));
  const scored = againstKind.filter(({ state }) => state === 'scored').sort((a, b) => b.version - a.version);
  const last = current?.state === 'scored' ? current : scored.at(0);
  const scores = last === undefined ? null : scoresOf(last);
  if (submission.withdrawn === 1) return { state: 'withdrawn', scores, reason: null };
  if (current?.state === 'scored') return { state: 'scored', scores, reason: null };
  if (current?.state === 'failed') return { state: 'failed', scores: null, reason: reasonOf(current) };
  return { state: scores === null ? 'waiting' : 'stale', scores, reason: null };
}

function scoresOf({ scores }: ScoringRow): SubmissionScores | null {
  return scores === null ? null : (JSON.parse(scores) as SubmissionScores);
}

function reasonOf({ reason }: ScoringRow): StetErrorDetails | null {
  return reason === null ? null : nameErrorOptions(JSON.parse(reason) as StetErrorDetails);
}
