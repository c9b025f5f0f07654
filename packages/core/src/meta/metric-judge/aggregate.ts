import { StetError } from '../../error.js';
import { pairwiseJudgments, type PairwiseJudgments } from '../../judgments/pairwise.js';
import { expectedWins } from '../../ranking/expected-wins.js';
import { onePassSkills } from '../../ranking/one-pass/one-pass-skills.js';
import { countPairs } from '../../ranking/pair-counts.js';
import type { EvaluatedMetric } from '../correlations.js';
import type { SentenceScores } from '../sentence-level/sentence-scores.js';
import type { Aggregation } from './aggregation.js';
import { metricJudgments } from './metric-judgments.js';

/**
 * The metric with its scores of systems by another aggregation. A rating depends on who takes part: only `systems`, if
 * they are named.
 */
export function aggregate(
  metric: EvaluatedMetric,
  aggregation: Aggregation,
  systems: readonly string[] = [...metric.scores.keys()],
): EvaluatedMetric {
  if (aggregation === 'corpus') return metric;
  const { name, file } = metric;
  const sentences = { name, scores: columnsOf(metric, systems), file };
  return { ...metric, scores: aggregation === 'mean' ? means(sentences) : ratings(sentences, aggregation) };
}

function columnsOf({ name, sentences, file }: EvaluatedMetric, systems: readonly string[]): SentenceScores['scores'] {
  return new Map(
    systems.map((system) => {
      const column = sentences?.get(system);
      if (column !== undefined) return [system, column];
      throw new StetError({
        code: 'MISSING_SCORE',
        file,
        expected: `scores of sentences by ${name}, which {{aggregation}} needs`,
        found: `none for ${system}`,
        remedy: 'Add them, or leave out the metric.',
      });
    }),
  );
}

function means({ scores }: SentenceScores): ReadonlyMap<string, number> {
  return new Map(
    Array.from(scores, ([system, column]) => [
      system,
      Array.from(column).reduce((sum, score) => sum + score, 0) / column.length,
    ]),
  );
}

function ratings(sentences: SentenceScores, method: 'expected-wins' | 'trueskill'): ReadonlyMap<string, number> {
  const pairs = pairwiseJudgments(metricJudgments(sentences), 'systems');
  const scores = RATERS[method](pairs);
  return new Map(pairs.names.map((name, at) => [name, scores[at]]));
}

const RATERS: Readonly<Record<'expected-wins' | 'trueskill', (pairs: PairwiseJudgments) => Float64Array>> = {
  'expected-wins': (pairs) => expectedWins(countPairs(pairs)),
  trueskill: (pairs) => onePassSkills(pairs).means,
};
