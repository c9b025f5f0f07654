import { nameErrorOptions, type StetErrorDetails } from '@stet/core/internal';
import { currentVersion } from '../scoring/request-scoring.js';
import type { GoldKind, ScoringRow, SubmissionRow, TaskRow } from '../storage/task-tables.js';
import type { SubmissionState } from './schemas.js';

/** How a submission stands against one gold. */
export interface Standing {
  readonly state: SubmissionState;
  /** The version of the gold that it has scores against; while stale, the latest it was scored against. */
  readonly scoredVersion: number | null;
  readonly reason: StetErrorDetails | null;
}

/** Derives how a submission stands against a gold from its scorings against all versions of it. */
export function standingOf(
  task: TaskRow,
  submission: Pick<SubmissionRow, 'withdrawn'>,
  scorings: readonly Pick<ScoringRow, 'kind' | 'version' | 'state' | 'reason'>[],
  kind: GoldKind,
): Standing {
  const againstKind = scorings.filter((scoring) => scoring.kind === kind);
  const current = againstKind.find(({ version }) => version === currentVersion(task, kind));
  const scored = againstKind.filter(({ state }) => state === 'scored').sort((a, b) => b.version - a.version);
  const last = current?.state === 'scored' ? current : scored.at(0);
  const scoredVersion = last?.version ?? null;
  if (submission.withdrawn === 1) return { state: 'withdrawn', scoredVersion, reason: null };
  if (current?.state === 'scored') return { state: 'scored', scoredVersion, reason: null };
  if (current?.state === 'failed') return { state: 'failed', scoredVersion: null, reason: reasonOf(current) };
  return { state: scoredVersion === null ? 'waiting' : 'stale', scoredVersion, reason: null };
}

function reasonOf({ reason }: Pick<ScoringRow, 'reason'>): StetErrorDetails | null {
  return reason === null ? null : nameErrorOptions(JSON.parse(reason) as StetErrorDetails);
}
