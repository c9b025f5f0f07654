import type { EditStats } from '../metrics/edit-based/edit-metric.js';
import { packedCounts } from '../metrics/edit-based/packed-counts.js';
import { fScore, precisionRecall } from '../metrics/f-score.js';
import { pearson, spearman } from '../stats/correlation.js';

/** The correlation of F with people at one beta. */
interface BetaPoint {
  readonly beta: number;
  readonly spearman: number | null;
  readonly pearson: number | null;
}

interface BestBeta {
  readonly beta: number;
  readonly value: number;
}

export interface BetaSweep {
  readonly n: number;
  /** From the largest beta down. */
  readonly points: readonly BetaPoint[];
  /** The first best on the way down; null when no correlation is defined. */
  readonly bestSpearman: BestBeta | null;
  readonly bestPearson: BestBeta | null;
}

/** 1.00, 0.99, … 0.01. */
const BETAS: readonly number[] = Array.from({ length: 100 }, (_, at) => (100 - at) / 100);

/** The F of each system at a beta. */
export type FOfBeta = (beta: number) => ArrayLike<number>;

/**
 * How well F agrees with people for each weight of recall (Grundkiewicz et al. 2015, section 6.2 and Figure 3). Ranks
 * are those of `spearman`: with ties they are averaged, where the original program breaks ties at random.
 */
export function sweepBeta(human: ArrayLike<number>, fOf: FOfBeta): BetaSweep {
  const points = BETAS.map((beta) => {
    const scores = fOf(beta);
    return { beta, spearman: spearman(human, scores), pearson: pearson(human, scores) };
  });
  return {
    n: human.length,
    points,
    bestSpearman: firstBest(points, 'spearman'),
    bestPearson: firstBest(points, 'pearson'),
  };
}

/** F from known precision and recall, such as published ones; 0 where one of them is 0. */
export function fromPrecisionRecall(
  systems: readonly { readonly precision: number; readonly recall: number }[],
): FOfBeta {
  return (beta) => systems.map(({ precision, recall }) => fScore(precision, recall, beta));
}

/**
 * F from the statistics of sentences, by system and sentence. The annotator of each sentence is chosen again for each
 * beta, since the choice maximises F: published precision and recall belong to the beta that they were made with.
 */
export function fromStatistics(stats: readonly (readonly EditStats[])[]): FOfBeta {
  const systems = stats.map((systemStats) => ({
    packed: packedCounts([systemStats]),
    sentences: Uint32Array.from(systemStats, (_, at) => at),
  }));
  return (beta) => systems.map(({ packed, sentences }) => precisionRecall(packed.choose(sentences, beta), beta).value);
}

const ROUNDING = 1e-12;

function firstBest(points: readonly BetaPoint[], kind: 'spearman' | 'pearson'): BestBeta | null {
  return points.reduce<BestBeta | null>((best, { beta, [kind]: value }) => {
    if (value === null || (best !== null && value <= best.value + ROUNDING)) return best;
    return { beta, value };
  }, null);
}
