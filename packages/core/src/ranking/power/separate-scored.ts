import type { Ranking } from '../../judgments/ranking.js';
import type { Runner } from '../../runner/runner.js';
import { isSeparated } from './evidence.js';
import { growUntilSeparated } from './grow-until-separated.js';
import { scoreEvidence } from './score-evidence.js';
import { scoredPair } from './score-units.js';
import { ALREADY } from './search-power.js';
import type { Separation, SeparationOptions } from './separation.js';
import { separateScoresJob } from './separation-jobs.js';
import { errorsFor } from './simulate-separation.js';

/**
 * How many further judgments separate two systems by their mean standardised scores. Further judgments are drawn from
 * those made so far, each of a sentence of its own.
 */
export async function separateByScores(
  rankings: readonly Ranking[],
  systems: readonly [string, string],
  options: SeparationOptions,
  runner: Runner,
): Promise<Separation> {
  const scored = scoredPair(rankings, systems);
  const judged = scored.judgments.values.length / scored.judgments.width;
  const now = scoreEvidence(scored.sentences).measure();
  const separated = isSeparated(now, errorsFor(options.confidence));
  const study = { scored, options };
  const search = separated ? ALREADY : await growUntilSeparated(judged, options, separateScoresJob, study, runner);
  return { ...options, systems, rankings: judged, now: { ...now, separated }, ...search };
}
