import { ChunkSums, sumChunks, type ChunkCounts, type PackedArrays, type PackedChunks } from './packed-chunks.js';
import type { ChunkLevel, WeightTable } from './length-weights.js';

/** What a metric over chunks makes of counts. */
export interface ChunkScoring {
  /** The numbers that a score consists of: the first decides, the others in turn among equals; more is better. */
  numbers(counts: ChunkCounts, into: Float64Array): void;
  /** How many there are. */
  readonly width: number;
  /** The first of these numbers, for loops that need no other. */
  decide(hit: number, wrong: number, over: number, amiss: number, under: number): number;
  /** What is compared, and averaged over sentences, of such a number. */
  rounded(value: number): number;
}

/** Which references a corpus was scored against, and what came of it. */
export interface ChosenChunks {
  /** Sums over the references that were chosen. */
  readonly totals: ChunkCounts;
  /** Of the totals, or means over the sentences. */
  readonly numbers: Float64Array;
}

/** The candidate that a sentence is scored against. */
interface ReferenceChoice {
  /** Where the sentence stands among the indices. */
  readonly at: number;
  readonly candidate: number;
  readonly counts: ChunkCounts;
  /** The numbers of the sentences up to and with this one. */
  readonly soFar: () => Float64Array;
}

interface ChoiceOptions {
  /** What chunks weigh; by the sentences with these indices where absent. */
  readonly weights?: WeightTable;
  readonly onChoice?: (choice: ReferenceChoice) => void;
}

/**
 * Scores the sentences with these indices, in order, and tells `onChoice` of each candidate that is chosen. At the level
 * of a corpus that is the one with the best number of the running totals (Ye et al. 2023, section 3.4), among equals the
 * one with more hits, fewer false changes, fewer misses, more chunks kept; at that of sentences the one that is best by
 * itself. A sentence without chunks, such as one that is left out, takes no part.
 */
export function chooseReferences(
  packed: PackedChunks,
  indices: ArrayLike<number>,
  level: ChunkLevel,
  scoring: ChunkScoring,
  { weights = packed.weights(indices), onChoice }: ChoiceOptions = {},
): ChosenChunks {
  const totals = new ChunkSums();
  const sums = new Float64Array(scoring.width);
  let counted = 0;
  const soFar = (): Float64Array => {
    if (counted > 0) return sums.map((sum) => sum / counted);
    const numbersOfTotals = new Float64Array(scoring.width);
    scoring.numbers(totals, numbersOfTotals);
    return numbersOfTotals;
  };
  const { starts } = packed.arrays;
  const best = new ChunkSums();
  const chooser =
    level === 'corpus'
      ? new RunningChooser(packed, weights, scoring, totals, best)
      : new SentenceChooser(packed, weights, scoring, best);
  for (let at = 0; at < indices.length; at++) {
    const sentence = indices[at];
    const candidate = chooser.choose(starts[sentence], starts[sentence + 1]);
    totals.add(best);
    if (chooser.numbers !== undefined && best.hit + best.amiss + best.under + best.kept > 0) {
      counted++;
      for (let part = 0; part < sums.length; part++) sums[part] += chooser.numbers[part];
    }
    onChoice?.({ at, candidate, counts: best, soFar });
  }
  return { totals, numbers: soFar() };
}

/** Chooses among the candidates from `first` up to `end`, and leaves the counts of the one that it takes in `best`. */
interface Chooser {
  choose(first: number, end: number): number;
  /** What is averaged of the one that was taken last; undefined where nothing is. */
  readonly numbers: Float64Array | undefined;
}

/** Takes the candidate that suits the totals best: a loop without allocations, run by the million in resamples. */
class RunningChooser implements Chooser {
  readonly numbers = undefined;
  readonly #arrays: PackedArrays;
  readonly #weights: WeightTable;
  readonly #scoring: ChunkScoring;
  readonly #totals: ChunkCounts;
  readonly #best: ChunkSums;
  readonly #candidate = new ChunkSums();

  constructor(packed: PackedChunks, weights: WeightTable, scoring: ChunkScoring, totals: ChunkCounts, best: ChunkSums) {
    this.#arrays = packed.arrays;
    this.#weights = weights;
    this.#scoring = scoring;
    this.#totals = totals;
    this.#best = best;
  }

  choose(first: number, end: number): number {
    const arrays = this.#arrays;
    const best = this.#best;
    const candidate = this.#candidate;
    sumChunks(arrays, first, this.#weights, best);
    let chosen = first;
    let bestValue = -1;
    for (let other = first + 1; other < end; other++) {
      // Of equals the first is taken.
      if (arrays.repeats[other] === 1) continue;
      if (bestValue < 0) bestValue = this.#valueWith(best);
      sumChunks(arrays, other, this.#weights, candidate);
      const value = this.#valueWith(candidate);
      if (value < bestValue || (value === bestValue && !this.#hasPrecedence(candidate, best))) continue;
      chosen = other;
      bestValue = value;
      best.copy(candidate);
    }
    return chosen;
  }

  #valueWith({ hit, wrong, over, amiss, under }: ChunkCounts): number {
    const totals = this.#totals;
    return this.#scoring.decide(
      totals.hit + hit,
      totals.wrong + wrong,
      totals.over + over,
      totals.amiss + amiss,
      totals.under + under,
    );
  }

  /** Compares totals, whose last digits are those of the original. */
  #hasPrecedence(first: ChunkCounts, second: ChunkCounts): boolean {
    const totals = this.#totals;
    if (totals.hit + first.hit !== totals.hit + second.hit) return first.hit > second.hit;
    if (totals.amiss + first.amiss !== totals.amiss + second.amiss) return first.amiss < second.amiss;
    if (totals.under + first.under !== totals.under + second.under) return first.under < second.under;
    return first.kept > second.kept;
  }
}

/** Takes the candidate that is best by itself. */
class SentenceChooser implements Chooser {
  numbers: Float64Array;
  readonly #arrays: PackedArrays;
  readonly #weights: WeightTable;
  readonly #scoring: ChunkScoring;
  readonly #best: ChunkSums;
  readonly #candidate = new ChunkSums();
  #spare: Float64Array;

  constructor(packed: PackedChunks, weights: WeightTable, scoring: ChunkScoring, best: ChunkSums) {
    this.#arrays = packed.arrays;
    this.#weights = weights;
    this.#scoring = scoring;
    this.#best = best;
    this.numbers = new Float64Array(scoring.width);
    this.#spare = new Float64Array(scoring.width);
  }

  choose(first: number, end: number): number {
    const arrays = this.#arrays;
    let chosen = first;
    sumChunks(arrays, first, this.#weights, this.#best);
    this.#rate(this.#best, this.numbers);
    for (let other = first + 1; other < end; other++) {
      if (arrays.repeats[other] === 1) continue;
      sumChunks(arrays, other, this.#weights, this.#candidate);
      this.#rate(this.#candidate, this.#spare);
      if (!isAhead(this.#spare, this.numbers)) continue;
      chosen = other;
      this.#best.copy(this.#candidate);
      [this.numbers, this.#spare] = [this.#spare, this.numbers];
    }
    return chosen;
  }

  #rate(counts: ChunkCounts, into: Float64Array): void {
    this.#scoring.numbers(counts, into);
    for (let part = 0; part < into.length; part++) into[part] = this.#scoring.rounded(into[part]);
  }
}

function isAhead(first: Float64Array, second: Float64Array): boolean {
  for (let at = 0; at < first.length; at++) if (first[at] !== second[at]) return first[at] > second[at];
  return false;
}
