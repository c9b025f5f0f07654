import type { Submission, SubmissionScores } from './schemas.js';
import type { ScoredEntry } from './scored-entries.js';
import { totalsOf, untold } from './totals.js';

interface Shown {
  /** For those who may see its scores. */
  readonly withScores: boolean;
  /** Nothing that tells what is in the gold. */
  readonly totalsOnly: boolean;
}

/** A submission as the API shows it. */
export function viewSubmission(
  { submission, team, gold, alternatives, ranked }: ScoredEntry,
  { withScores, totalsOnly }: Shown,
): Submission {
  const shown = (scores: SubmissionScores | null): SubmissionScores | null =>
    scores === null || !withScores ? null : totalsOnly ? totalsOf(scores) : scores;
  const { id, number, note, phase, submitted_at, charged, chosen } = submission;
  return {
    id,
    team: { id: team.id, name: team.name },
    number,
    note,
    phase,
    submittedAt: submitted_at,
    ranked,
    state: gold.state,
    alternativesState: alternatives?.state ?? null,
    charged: charged === 1,
    chosen: chosen === 1,
    reason: withScores && gold.reason !== null ? (totalsOnly ? untold(gold.reason) : gold.reason) : null,
    scores: shown(gold.scores),
    // Never a score against an earlier gold beside one against the current gold.
    alternatives: alternatives?.state === 'scored' ? shown(alternatives.scores) : null,
  };
}
