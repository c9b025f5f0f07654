import { MersenneTwister } from '../../random/mersenne-twister.js';
import { shuffle } from '../../random/shuffle.js';
import type { GivenPoints } from './given-points.js';

/** How far the points of outputs depend on where these were shown. */
export interface PositionBias {
  /** By position: the mean of what its outputs got above or below the mean of their question. */
  readonly means: readonly number[];
  /** The share of the spread of points within questions that position accounts for, from 0 to 1. */
  readonly share: number;
  /** How likely so large a share is where position does not matter. */
  readonly p: number;
}

const PERMUTATIONS = 999;

/**
 * Tests whether position decides. Orders are drawn at random, so without a bias every other order would have been as likely:
 * the share is compared with those of orders drawn anew. A reversed question follows the order of its item. Undefined
 * where all points are the same, and nothing depends on anything.
 */
export function positionBias(given: readonly GivenPoints[], seed: number): PositionBias | undefined {
  const centred = given.map((question) => ({ ...question, points: aboveMean(question.points) }));
  const spread = centred.reduce((sum, { points }) => sum + points.reduce((total, value) => total + value ** 2, 0), 0);
  if (spread === 0) return undefined;
  const means = meansByPosition(centred.map(({ points }) => points));
  const share = between(means) / spread;
  const random = new MersenneTwister(seed);
  let asLarge = 0;
  for (let drawn = 0; drawn < PERMUTATIONS; drawn++) {
    // Sums of the same numbers in another order differ in their last digits.
    if (between(meansByPosition(redraw(centred, random))) / spread >= share - 1e-12) asLarge++;
  }
  return { means: means.map(({ mean }) => mean), share, p: (asLarge + 1) / (PERMUTATIONS + 1) };
}

function aboveMean(points: readonly number[]): number[] {
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  return points.map((value) => value - mean);
}

interface PositionMean {
  readonly mean: number;
  readonly count: number;
}

function meansByPosition(rows: readonly (readonly number[])[]): PositionMean[] {
  const sums: number[] = [];
  const counts: number[] = [];
  for (const row of rows) {
    row.forEach((value, position) => {
      sums[position] = (sums.at(position) ?? 0) + value;
      counts[position] = (counts.at(position) ?? 0) + 1;
    });
  }
  return sums.map((sum, position) => ({ mean: sum / counts[position], count: counts[position] }));
}

function between(means: readonly PositionMean[]): number {
  return means.reduce((sum, { mean, count }) => sum + count * mean ** 2, 0);
}

/** The points of each question as if its item had been shown in another order. */
function redraw(given: readonly GivenPoints[], random: MersenneTwister): number[][] {
  const orders = new Map<number, number[]>();
  return given.map(({ item, points, reversed }) => {
    const order = orders.get(item) ?? shuffle([...points.keys()], random);
    orders.set(item, order);
    const last = points.length - 1;
    return points.map((_, position) => points[reversed === 0 ? order[position] : last - order[last - position]]);
  });
}
