import { Fate } from './compare-chunks.js';
import { NO_FATES, type ChunkFates, type GotoStats } from './stats.js';

/** A chunk that `right` of `systems` get right weighs a - (right + b) / (systems + c). */
export interface WeightFormula {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** What a chunk weighs: 1 where there is no formula, or nothing is known of other systems. */
export function weightOf({ systems, solved }: ChunkFates, chunk: number, formula?: WeightFormula): number {
  if (formula === undefined || systems === 0) return 1;
  return formula.a - (solved[chunk] + formula.b) / (systems + formula.c);
}

/**
 * The weights of true and false positives, false and true negatives, and of all chunks. A needed change that is made
 * wrongly is both a false positive and a false negative.
 */
export function weightedFates([[, , , , detail = NO_FATES]]: GotoStats, formula?: WeightFormula): readonly number[] {
  const { fates } = detail;
  let tp = 0;
  let fp = 0;
  let fn = 0;
  let tn = 0;
  let all = 0;
  for (let chunk = 0; chunk < fates.length; chunk++) {
    const fate = fates[chunk];
    const weight = weightOf(detail, chunk, formula);
    const isCorrect = (fate & Fate.correct) !== 0;
    all += weight;
    if ((fate & Fate.changed) !== 0) {
      if (isCorrect) tp += weight;
      else {
        fp += weight;
        if ((fate & Fate.asked) !== 0) fn += weight;
      }
    } else if (isCorrect) tn += weight;
    else fn += weight;
  }
  return [tp, fp, fn, tn, all];
}
