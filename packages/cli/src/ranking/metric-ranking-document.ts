import type { MetricReport } from './metric-rankings.js';
import { rankingDocument } from './ranking-report.js';

/** Rankings by metrics for programs and, where there are judgments, the one by people. */
export function metricRankingDocument({ people, numbering, metrics }: MetricReport): object {
  return {
    ...(people === undefined ? {} : { people: rankingDocument(people), numbering }),
    metrics: metrics.map(({ metric, signature, pairs, sameText, withPeople, ...ranked }) => ({
      metric,
      metricSignature: signature,
      pairs,
      ties: { tied: ranked.counts.judgments - ranked.counts.decided, sameText },
      ...(withPeople === undefined ? {} : { withPeople }),
      ...rankingDocument(ranked),
    })),
  };
}
