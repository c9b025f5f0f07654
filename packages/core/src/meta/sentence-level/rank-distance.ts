import type { Ranking } from '../../judgments/ranking.js';
import { CELLS } from './cells.js';
import type { JudgedPairs } from './judged-pairs.js';
import { coefficientsOf, tauOf } from './tie-conventions.js';

/** How often a metric agrees with people about pairs that they put equally far apart. */
export interface RankAgreement {
  /** Pairs; how many of them the metric puts in the same order, in the other one, or ties. */
  readonly n: number;
  readonly agree: number;
  readonly disagree: number;
  readonly metricTies: number;
  /** The share in the same order; and by the released script, which breaks ties by name. */
  readonly accuracy: number;
  readonly releasedAccuracy: number;
}

export interface MetricRankAgreement {
  readonly metric: string;
  /** By how many ranks lie between the two, the nearest first. */
  readonly distances: readonly (RankAgreement & { readonly distance: number })[];
  /** By the ranks of the better and the worse one. */
  readonly rankPairs: readonly (RankAgreement & { readonly better: number; readonly worse: number })[];
}

/**
 * Agreement by the two ranks that people gave (the pairwise analysis of gec-metrics), and by their distance: far apart,
 * outputs are easier to order. `rankings` are those that the pairs were made from; pairs with one rank do not count.
 */
export function agreementByRanks(rankings: readonly Ranking[], judged: JudgedPairs): MetricRankAgreement[] {
  const ranks = rankPairsOf(rankings, judged);
  return judged.metrics.map((metric, at) => {
    const cells = judged.cells[at];
    const byRanks = new Map<string, { better: number; worse: number; counts: Float64Array }>();
    const byDistance = new Map<number, Float64Array>();
    for (let row = 0; row < cells.length; row++) {
      const [better, worse] = [ranks.better[row], ranks.worse[row]];
      if (better === worse) continue;
      const key = `${better} ${worse}`;
      let pair = byRanks.get(key);
      if (pair === undefined) byRanks.set(key, (pair = { better, worse, counts: new Float64Array(CELLS) }));
      pair.counts[cells[row]]++;
      let distance = byDistance.get(worse - better);
      if (distance === undefined) byDistance.set(worse - better, (distance = new Float64Array(CELLS)));
      distance[cells[row]]++;
    }
    return {
      metric,
      distances: [...byDistance]
        .sort(([a], [b]) => a - b)
        .map(([distance, counts]) => ({ distance, ...agreementOf(counts) })),
      rankPairs: [...byRanks.values()]
        .sort((a, b) => a.better - b.better || a.worse - b.worse)
        .map(({ better, worse, counts }) => ({ better, worse, ...agreementOf(counts) })),
    };
  });
}

/** The better and the worse rank of each row. */
function rankPairsOf(rankings: readonly Ranking[], { pairs }: JudgedPairs): { better: Int32Array; worse: Int32Array } {
  const rankOf = rankings.map(
    ({ outputs }) =>
      new Map(
        outputs.flatMap(({ systems, rank }) => [systems.join(' '), ...systems].map((name) => [name, rank] as const)),
      ),
  );
  const ranks = { better: new Int32Array(pairs.outcome.length), worse: new Int32Array(pairs.outcome.length) };
  for (let row = 0; row < pairs.outcome.length; row++) {
    const names = rankOf[pairs.ranking[row]];
    const first = names.get(pairs.names[pairs.first[row]]) ?? 0;
    const second = names.get(pairs.names[pairs.second[row]]) ?? 0;
    ranks.better[row] = Math.min(first, second);
    ranks.worse[row] = Math.max(first, second);
  }
  return ranks;
}

function agreementOf(counts: Float64Array): RankAgreement {
  const agree = counts[0] + counts[8];
  const disagree = counts[2] + counts[6];
  const metricTies = counts[1] + counts[7];
  const n = agree + disagree + metricTies;
  const released = tauOf(counts, coefficientsOf('seeda')) ?? 0;
  return { n, agree, disagree, metricTies, accuracy: agree / n, releasedAccuracy: (released + 1) / 2 };
}
