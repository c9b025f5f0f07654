import type { ReferenceChoice } from './choose.js';
import { NO_COUNTS, distinctCounts, type Counts } from './counts.js';

export interface Sums {
  /** Each once, in a fixed order. */
  readonly sums: readonly Counts[];
  /** False when there were too many, so that only the best counts of some parts were used. */
  readonly complete: boolean;
}

/** Most sums that are kept. */
const MOST_SUMS = 1 << 17;
const ROUNDING = 1e-9;

/**
 * The different sums of one of the counts of each part, without those that can never be chosen. Counts are written as
 * digits of one number, with a base for each place that no sum overflows, so that adding and comparing are cheap.
 */
export function sumCounts(parts: readonly (readonly Counts[])[], choice: ReferenceChoice): Sums {
  if (parts.length === 1) return { sums: parts[0], complete: true };
  let kept = parts;
  let complete = true;
  let digits = new Digits(kept);
  const bestOf = (candidates: readonly Counts[]): Counts[] => {
    complete = false;
    return [choice.best(candidates, NO_COUNTS)];
  };
  for (let at = 0; digits.size > Number.MAX_SAFE_INTEGER && at < parts.length; at++) {
    kept = kept.with(at, bestOf(kept[at]));
    digits = new Digits(kept);
  }
  let numbers: readonly number[] = [0];
  for (const candidates of kept) {
    const options = numbers.length * candidates.length > MOST_SUMS ? bestOf(candidates) : candidates;
    const least = leastOf(candidates);
    const steps = options.map((counts) => digits.write(counts, least));
    const next = new Set<number>();
    for (const number of numbers) for (const step of steps) next.add(number + step);
    numbers = withoutUseless([...next], digits, choice);
  }
  return { sums: distinctCounts(numbers.map((number) => digits.read(number))), complete };
}

/**
 * The numbers without those for which another one has more gain and no more loss, or less loss and no less gain. Those
 * without any loss all stay: they may all be perfect, whatever the gain.
 */
function withoutUseless(numbers: readonly number[], digits: Digits, choice: ReferenceChoice): readonly number[] {
  const gains = new Float64Array(numbers.length);
  const losses = new Float64Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const pair = choice.gainAndLoss(digits.read(numbers[at]));
    if (pair === undefined) return numbers;
    [gains[at], losses[at]] = pair;
  }
  const byGain = [...numbers.keys()].sort((a, b) => gains[b] - gains[a] || losses[a] - losses[b]);
  let leastLoss = Infinity;
  let gainOfLeast = Infinity;
  const useful: number[] = [];
  for (const at of byGain) {
    const hasMoreLoss = losses[at] > leastLoss + ROUNDING;
    const hasLessGain = losses[at] >= leastLoss && gains[at] < gainOfLeast - ROUNDING;
    if (losses[at] < leastLoss) {
      leastLoss = losses[at];
      gainOfLeast = gains[at];
    }
    if (losses[at] < ROUNDING || !(hasMoreLoss || hasLessGain)) useful.push(numbers[at]);
  }
  return useful;
}

/** Sums of counts as numbers; a digit is what a count is above the least that it can be. */
class Digits {
  /** One more than the largest number. */
  readonly size: number;
  readonly #bases: readonly number[];
  readonly #least: readonly number[];

  constructor(parts: readonly (readonly Counts[])[]) {
    const sum = (of: (...counts: number[]) => number, column: number): number =>
      parts.reduce((total, options) => total + of(...options.map((counts) => counts[column])), 0);
    this.#least = NO_COUNTS.map((_, column) => sum(Math.min, column));
    this.#bases = NO_COUNTS.map((_, column) => sum(Math.max, column) - this.#least[column] + 1);
    this.size = this.#bases.reduce((product, base) => product * base, 1);
  }

  /** What the counts add to a number, where `least` are the least counts of their part. */
  write(counts: Counts, least: Counts): number {
    return counts.reduce((number, count, column) => number * this.#bases[column] + count - least[column], 0);
  }

  read(number: number): Counts {
    const counts: [...Counts] = [...NO_COUNTS];
    let rest = number;
    for (let column = counts.length - 1; column >= 0; column--) {
      const digit = rest % this.#bases[column];
      rest = (rest - digit) / this.#bases[column];
      counts[column] = digit + this.#least[column];
    }
    return counts;
  }
}

function leastOf(options: readonly Counts[]): Counts {
  const least: [...Counts] = [...options[0]];
  for (const counts of options) {
    for (let column = 0; column < least.length; column++) least[column] = Math.min(least[column], counts[column]);
  }
  return least;
}
