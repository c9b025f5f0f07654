import { exp } from '../../stats/exp-log.js';
import { Outcome } from './judged-chunks.js';
import type { Assumption } from './judged-chunks.js';

/** Scores a corpus by summed counts, or as the mean of its sentences. */
export const chunkLevels = ['corpus', 'sentence'] as const;
export type ChunkLevel = (typeof chunkLevels)[number];

/**
 * What a chunk weighs: more or less by its length, at each level by its own constants; by those of a corpus at both, as
 * version 1.1.0 of the original does; or every chunk alike.
 */
export const chunkWeights = ['length', 'length-1.1', 'none'] as const;
export type ChunkWeights = (typeof chunkWeights)[number];

/** How steep the weights are, and the bounds that they are held within. */
type Curve = readonly [alpha: number, least: number, most: number];

interface Curves {
  readonly hit: Curve;
  readonly needless: Curve;
  readonly missed: Curve;
}

const CORPUS: Curve = [2, 0.75, 1.25];
const OF_CORPUS: Curves = { hit: CORPUS, needless: CORPUS, missed: CORPUS };
const OF_SENTENCES = { needless: [10, 0.25, 1], missed: [10, 1, 1] } as const;

const CURVES: Readonly<Record<ChunkLevel, Readonly<Record<Assumption, Curves>>>> = {
  corpus: { dependent: OF_CORPUS, independent: OF_CORPUS },
  sentence: {
    dependent: { hit: [10, 1, 10], ...OF_SENTENCES },
    independent: { hit: [10, 2.5, 10], ...OF_SENTENCES },
  },
};

/** Weights of chunks, by four times their length plus their outcome. */
export type WeightTable = Float64Array;

export interface WeightRule {
  readonly weights: ChunkWeights;
  readonly level: ChunkLevel;
  readonly assumption: Assumption;
}

/**
 * What chunks of up to `longest` words weigh where those that references change have `meanLength` words on average (Ye et
 * al. 2023, section 3.3): right and missed changes more the longer they are, wrong ones less. Where no reference changes
 * anything there is no mean, and every chunk weighs 1.
 */
export function weightTable(
  { weights, level, assumption }: WeightRule,
  meanLength: number,
  longest: number,
): WeightTable {
  const table = new Float64Array(4 * (longest + 1)).fill(1);
  if (weights === 'none' || Number.isNaN(meanLength)) return table;
  const curves = CURVES[weights === 'length' ? level : 'corpus'][assumption];
  for (let length = 0; length <= longest; length++) {
    const shorter = exp(meanLength - length);
    const longer = exp(length - meanLength);
    table[4 * length + Outcome.hit] = weigh(curves.hit, shorter);
    table[4 * length + Outcome.wrong] = weigh(curves.needless, longer);
    table[4 * length + Outcome.over] = weigh(curves.needless, longer);
    table[4 * length + Outcome.under] = weigh(curves.missed, shorter);
  }
  return table;
}

function weigh([alpha, least, most]: Curve, factor: number): number {
  return Math.min(most, Math.max(least, alpha / (1 + (alpha - 1) * factor)));
}
