import type { Metric, SentenceScore } from '../metrics/metric.js';
import type { ReportedScore, ScoredSystem } from './scored-systems.js';

/** The scores by metric and system as systems with their scores. */
export function scoredSystems(
  metrics: readonly Metric[],
  scores: readonly (readonly ReportedScore[])[],
  names: readonly string[],
): ScoredSystem[] {
  return names.map((name, system) => {
    const own = Object.fromEntries(metrics.map((metric, at) => [metric.name, scores[at][system]]));
    const first: readonly SentenceScore[] | undefined = scores[0][system].sentences;
    return first === undefined ? { name, scores: own } : { name, scores: own, sentences: first };
  });
}

/** The systems by a metric, the best first; of equals, by name. */
export function bestFirst(systems: readonly ScoredSystem[], metric: string): ScoredSystem[] {
  return [...systems].sort(
    (a, b) => b.scores[metric].value - a.scores[metric].value || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}
