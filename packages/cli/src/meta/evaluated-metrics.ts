import type { EvaluatedMetric, Scoreboard } from '@stet/core/internal';

/** The metrics of a scoreboard with their scores of systems and of sentences, which must be there. */
export function evaluatedMetrics({
  metrics,
  systems,
}: Scoreboard): (EvaluatedMetric & Required<Pick<EvaluatedMetric, 'sentences'>>)[] {
  return metrics.map(({ name }) => ({
    name,
    scores: new Map(systems.map((system) => [system.name, system.scores[name].value])),
    sentences: new Map(
      systems.map((system) => [system.name, (system.scores[name].sentences ?? []).map(({ value }) => value)]),
    ),
  }));
}
