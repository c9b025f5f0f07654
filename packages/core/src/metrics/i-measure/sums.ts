import type { Counts } from './counts.js';

/** The different sums of one of the counts of each part. */
export interface Sums {
  readonly sums: readonly Counts[];
  /** False when there were too many, so that some parts have only the counts which `best` chose. */
  readonly complete: boolean;
}

/** Most sums that are kept. */
const MOST_SUMS = 1 << 17;

/**
 * All different sums of one of the counts of each part. Counts are written as digits of one number, with a base for
 * each place that no sum overflows, so that numbers are added and compared instead of counts.
 */
export function sumCounts(
  parts: readonly (readonly Counts[])[],
  best: (candidates: readonly Counts[]) => Counts,
): Sums {
  if (parts.length === 1) return { sums: parts[0], complete: true };
  let kept = parts;
  let complete = true;
  let digits = digitsFor(kept);
  for (let at = parts.length - 1; digits.size > Number.MAX_SAFE_INTEGER && at >= 0; at--) {
    kept = kept.with(at, [best(kept[at])]);
    complete = false;
    digits = digitsFor(kept);
  }
  let numbers = new Set([0]);
  for (const candidates of kept) {
    let options = candidates;
    if (numbers.size * options.length > MOST_SUMS) {
      options = [best(options)];
      complete = false;
    }
    const steps = [...new Set(options.map((counts) => digits.write(counts)))];
    const next = new Set<number>();
    for (const number of numbers) for (const step of steps) next.add(number + step);
    numbers = next;
  }
  return { sums: [...numbers].map((number) => digits.read(number)), complete };
}

interface Digits {
  readonly size: number;
  write(counts: Counts): number;
  read(sum: number): Counts;
}

function digitsFor(parts: readonly (readonly Counts[])[]): Digits {
  const bases = [0, 1, 2, 3, 4, 5, 6].map((place) =>
    parts.reduce((sum, options) => sum + Math.max(...options.map((counts) => counts[place])), 1),
  );
  return {
    size: bases.reduce((product, base) => product * base, 1),
    write: (counts) => counts.reduce((number, count, place) => number * bases[place] + count, 0),
    read: (sum) => {
      let rest = sum;
      const digit = (place: number): number => {
        const count = rest % bases[place];
        rest = (rest - count) / bases[place];
        return count;
      };
      const [baselineFn, baselineTn, fpn, fn, fp, tn, tp] = [6, 5, 4, 3, 2, 1, 0].map(digit);
      return [tp, tn, fp, fn, fpn, baselineTn, baselineFn];
    },
  };
}
