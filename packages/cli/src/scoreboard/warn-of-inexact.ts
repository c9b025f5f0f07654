import { inexactWarnings, type Metric, type Score } from '@stet/core/internal';

/** Says it loudly when a score may be too low because not every reference could be tried. */
export function warnOfInexact(
  metrics: readonly Metric[],
  scores: readonly (readonly Score[])[],
  names: readonly string[],
): void {
  for (const warning of inexactWarnings(metrics, scores, names)) process.stderr.write(`stet: ${warning}\n`);
}
