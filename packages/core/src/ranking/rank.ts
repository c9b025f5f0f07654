import { systemPairs, type Judgments } from '../judgments/pairwise.js';
import type { Scale } from '../judgments/direct-assessment/scores.js';
import { plainRunner } from '../runner/inline-runner.js';
import type { Runner } from '../runner/runner.js';
import { rankByScores } from './direct-assessment/rank-by-scores.js';
import { checkRuns } from './run-scores.js';
import { checkComparable } from './components.js';
import { drawRuns } from './draw-runs.js';
import type { RankingMethodName } from './method.js';
import { rankInOnePass } from './one-pass/rank-in-one-pass.js';
import { countPairs } from './pair-counts.js';
import { rankByRuns, type RankingOptions, type SystemRanking } from './rank-by-runs.js';

/** How systems are ranked, and what spreads the work. */
export interface RankOptions extends Partial<Omit<RankingOptions, 'method'>> {
  /** Spreads the runs (default: this thread does them all). */
  readonly runner?: Runner | undefined;
  /** The scales that direct assessment ranks by (default: all that outputs are scored on). */
  readonly scales?: readonly Scale[] | undefined;
  /** Where the judgments were read from, for messages. */
  readonly file?: string | undefined;
}

/**
 * Ranks systems by human judgments, with rank ranges and clusters. Single judgments are resampled 1000 times with seed
 * 1 at 95 % confidence by default. Judgments that cannot rank the systems are refused.
 *
 * @example
 * const outputs = [{ systems: ['good'], rank: 1 }, { systems: ['poor'], rank: 2 }];
 * const rankings = [0, 1, 2].map((sentence) => ({ judge: 'ann', item: '', seconds: null, sentence, outputs }));
 * const { systems } = await rank(rankings, 'expected-wins', { resamples: 20 });
 * systems.map(({ name, score, range }) => [name, score, range]); // → [["good", 1, [1, 1]], ["poor", 0, [2, 2]]]
 */
export async function rank(
  judgments: Judgments,
  method: RankingMethodName,
  options: RankOptions = {},
): Promise<SystemRanking> {
  const { unit = 'judgment', draws = 'counts', strictOriginal = false } = options;
  const { resamples = 1000, seed = 1, confidence = 0.95 } = options;
  const { runner = plainRunner, file, scales } = options;
  checkRuns({ resamples, confidence });
  if (method === 'direct-assessment') {
    return rankByScores(judgments, { scales, unit, resamples, seed, confidence, file }, runner);
  }
  const pairs = systemPairs(judgments);
  checkComparable(countPairs(pairs), file);
  if (method === 'trueskill:one-pass') return rankInOnePass(pairs, { unit, resamples, seed, confidence }, runner);
  const settings = { method, unit, draws, resamples, seed, confidence, strictOriginal };
  return rankByRuns(pairs, await drawRuns(pairs, settings, runner), settings);
}
