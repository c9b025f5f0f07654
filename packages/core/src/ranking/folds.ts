import { StetError } from '../error.js';
import type { PairwiseJudgments } from '../judgments/pairwise.js';
import type { MersenneTwister } from '../random/mersenne-twister.js';
import { shuffle } from '../random/shuffle.js';

/** What is dealt into folds: single judgments as published, or all judgments of a sentence together. */
export const FOLD_UNITS = ['judgment', 'sentence'] as const;
export type FoldUnit = (typeof FOLD_UNITS)[number];

/** The fold of each judgment, from 0: units are shuffled and dealt out in turn. */
export function dealFolds(
  { sentence }: PairwiseJudgments,
  folds: number,
  unit: FoldUnit,
  random: MersenneTwister,
): Uint16Array {
  const keys = unit === 'judgment' ? Int32Array.from(sentence.keys()) : sentence;
  const units = Int32Array.from(new Set(keys)).sort();
  if (folds < 2 || folds > units.length) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: `from 2 folds to as many as there are ${unit}s, ${units.length}`,
      found: String(folds),
      remedy: 'Choose another number of folds.',
    });
  }
  const foldOf = new Map(shuffle([...units], random).map((unitKey, at) => [unitKey, at % folds]));
  return Uint16Array.from(keys, (key) => foldOf.get(key) ?? 0);
}

/**
 * Whether the original's Makefile leaves a fold out of the training data of a run: it compares the fold with the
 * number of the run, not with the fold under test, and looks for that number anywhere in the fold's name ("07" for
 * fold 7), so that run 7 leaves out 07, 17, 70 and sixteen others.
 */
export function makefileLeavesOut(run: number, fold: number, folds: number): boolean {
  return String(fold)
    .padStart(String(folds - 1).length, '0')
    .includes(String(run));
}
