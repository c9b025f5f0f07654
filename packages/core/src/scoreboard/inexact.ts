import type { Metric, Score } from '../metrics/metric.js';

/** A sentence for each score that may be too low because not every reference could be tried. */
export function inexactWarnings(
  metrics: readonly Metric[],
  scores: readonly (readonly Score[])[],
  names: readonly string[],
): string[] {
  return metrics.flatMap(({ name }, at) =>
    scores[at].flatMap((score, system) => {
      const { inexactSentences = 0 } = score as Score & { readonly inexactSentences?: number };
      if (inexactSentences === 0) return [];
      return [
        `${name} of ${names[system]} is inexact: ${inexactSentences} sentences have more references than could be tried, and a better one may exist. Raise --max-references.`,
      ];
    }),
  );
}
