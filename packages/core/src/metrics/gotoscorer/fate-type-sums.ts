import type { StatsList } from '../metric.js';
import { TYPE_COUNTS, type TypeSums } from '../type-sums.js';
import { Fate } from './compare-chunks.js';
import { isEdited, NO_FATES, type GotoStats } from './stats.js';
import { weightOf, type WeightFormula } from './weighted-fates.js';

/** Weights of true positives, false positives and false negatives by type, summed over any sentences. */
export function fateTypeSums(stats: StatsList<GotoStats>, beta: number, formula?: WeightFormula): TypeSums {
  const numbers = new Map<string, number>();
  /** By sentence: type, column and weight, one after the other. */
  const entries = Array.from(stats, ([[, , , , detail = NO_FATES]]) => {
    const entriesOfSentence: number[] = [];
    let next = 0;
    detail.fates.forEach((fate, chunk) => {
      if (!isEdited(fate)) return;
      const type = detail.types[next++];
      let number = numbers.get(type);
      if (number === undefined) numbers.set(type, (number = numbers.size));
      for (const column of columnsOf(fate)) entriesOfSentence.push(number, column, weightOf(detail, chunk, formula));
    });
    return entriesOfSentence;
  });
  const sums = new Float64Array(TYPE_COUNTS * numbers.size);
  return {
    types: [...numbers.keys()],
    beta,
    sum: (indices) => {
      sums.fill(0);
      for (const sentence of indices) {
        const ofSentence = entries[sentence];
        for (let at = 0; at < ofSentence.length; at += 3) {
          sums[TYPE_COUNTS * ofSentence[at] + ofSentence[at + 1]] += ofSentence[at + 2];
        }
      }
      return sums;
    },
  };
}

/** A needed change that is made wrongly is both wrong and missed. */
function columnsOf(fate: number): readonly number[] {
  const isChanged = (fate & Fate.changed) !== 0;
  if ((fate & Fate.correct) !== 0) return isChanged ? [0] : [];
  if (!isChanged) return [2];
  return (fate & Fate.asked) === 0 ? [1] : [1, 2];
}
