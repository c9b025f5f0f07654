import { WIDTH } from '../edit-based/packed-counts.js';
import type { StatsList } from '../metric.js';
import { CompactNumbers, type Numbers } from '../rows/compact-numbers.js';
import { TYPE_COUNTS, type TypeSums } from '../type-sums.js';
import { PackedErrantChoice } from './packed-choice.js';
import type { ErrantStats } from './stats-row.js';

/** The number of the type, and its counts. */
const TYPE_WIDTH = 1 + TYPE_COUNTS;

/** Adds up the counts by type of the annotators that are chosen, thousands of times over resampled sentences. */
export class ErrantTypeSums implements TypeSums {
  readonly types: readonly string[];
  readonly beta: number;
  readonly #sums: Float64Array;
  /** Where the candidates of a sentence begin in the counts, and those of a candidate's types among those of types. */
  readonly #starts: Uint32Array;
  readonly #counts: Numbers;
  readonly #typeStarts: Numbers;
  readonly #typeCounts: Numbers;

  constructor(stats: StatsList<ErrantStats>, beta: number) {
    this.beta = beta;
    const numbers = new Map<string, number>();
    const counts = new CompactNumbers();
    const typeStarts = new CompactNumbers();
    const typeCounts = new CompactNumbers();
    this.#starts = new Uint32Array(stats.length + 1);
    let sentence = 0;
    for (const candidates of stats) {
      for (const [, correct, proposed, gold, types = []] of candidates) {
        for (const count of [correct, proposed, gold]) counts.push(count);
        typeStarts.push(typeCounts.length);
        for (const [type, ...ofType] of types) {
          let number = numbers.get(type);
          if (number === undefined) numbers.set(type, (number = numbers.size));
          for (const value of [number, ...ofType]) typeCounts.push(value);
        }
      }
      this.#starts[++sentence] = counts.length;
    }
    typeStarts.push(typeCounts.length);
    this.types = [...numbers.keys()];
    this.#sums = new Float64Array(TYPE_COUNTS * numbers.size);
    this.#counts = counts.toArray();
    this.#typeStarts = typeStarts.toArray();
    this.#typeCounts = typeCounts.toArray();
  }

  sum(indices: Uint32Array): Float64Array {
    const sums = this.#sums.fill(0);
    const typeCounts = this.#typeCounts;
    const choice = new PackedErrantChoice(this.#starts, this.#counts, this.beta);
    for (let at = 0; at < indices.length; at++) {
      const candidate = choice.choose(indices[at]) / WIDTH;
      const end = this.#typeStarts[candidate + 1];
      for (let type = this.#typeStarts[candidate]; type < end; type += TYPE_WIDTH) {
        const row = TYPE_COUNTS * typeCounts[type];
        sums[row] += typeCounts[type + 1];
        sums[row + 1] += typeCounts[type + 2];
        sums[row + 2] += typeCounts[type + 3];
      }
    }
    return sums;
  }
}
