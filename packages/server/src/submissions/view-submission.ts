import type { Submission } from './schemas.js';
import type { Entry } from './entries.js';

/** A submission for those who may see its scores, or only that it is there. */
export function viewSubmission(
  { submission, team, gold, alternatives, ranked }: Entry,
  { withScores }: { readonly withScores: boolean },
): Submission {
  const { id, number, note, phase, submitted_at, charged, chosen } = submission;
  return {
    ...{ id, team: { ...team }, number, note, phase, submittedAt: submitted_at, ranked },
    state: gold.state,
    alternativesState: alternatives?.state ?? null,
    charged: charged === 1,
    chosen: chosen === 1,
    reason: withScores ? gold.reason : null,
    scores: withScores ? gold.scores : null,
    // Never one of an earlier gold, beside one of this.
    alternatives: withScores && alternatives?.state === 'scored' ? alternatives.scores : null,
  };
}
