import type { Submission } from './schemas.js';
import type { ScoredEntry } from './scored-entries.js';

/** A submission as the API shows it; `withScores` for those who may see its scores. */
export function viewSubmission(
  { submission, team, gold, alternatives, ranked }: ScoredEntry,
  { withScores }: { readonly withScores: boolean },
): Submission {
  const { id, number, note, phase, submitted_at, charged, chosen } = submission;
  return {
    id,
    team: { ...team },
    number,
    note,
    phase,
    submittedAt: submitted_at,
    ranked,
    state: gold.state,
    alternativesState: alternatives?.state ?? null,
    charged: charged === 1,
    chosen: chosen === 1,
    reason: withScores ? gold.reason : null,
    scores: withScores ? gold.scores : null,
    // Never a score against an earlier gold beside one against the current gold.
    alternatives: withScores && alternatives?.state === 'scored' ? alternatives.scores : null,
  };
}
