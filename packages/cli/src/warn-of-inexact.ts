import type { Metric, Score } from '@stet/core';

/** Says it loudly when a score may be too low because not every reference could be tried. */
export function warnOfInexact(
  metrics: readonly Metric[],
  scores: readonly (readonly Score[])[],
  names: readonly string[],
): void {
  metrics.forEach(({ name }, at) => {
    scores[at].forEach((score, system) => {
      const { inexactSentences = 0 } = score as Score & { readonly inexactSentences?: number };
      if (inexactSentences === 0) return;
      process.stderr.write(
        `stet: ${name} of ${names[system]} is inexact: ${inexactSentences} sentences have more references than could be tried, and a better one may exist. Raise --max-references.\n`,
      );
    });
  });
}
