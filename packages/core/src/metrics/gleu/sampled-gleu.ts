import { CompactNumbers, type Numbers } from '../rows/compact-numbers.js';
import { gleuOf, drawnColumns, type GleuStats } from './gleu-stats.js';
import type { ReferenceDraws } from './reference-draws.js';

/**
 * GLEU in each iteration, with one reference drawn for each line. The lines are drawn from again and again, so what
 * depends on the reference is kept: for each line and reference, one small number more than there are orders.
 */
export class SampledGleu {
  readonly #draws: ReferenceDraws;
  readonly #iterations: number;
  readonly #counts = new CompactNumbers();
  readonly #totals: Float64Array;
  readonly #columns: readonly { readonly column: number; readonly values: CompactNumbers }[];
  #hasChoice = false;

  constructor(order: number, draws: ReferenceDraws, iterations: number) {
    this.#draws = draws;
    this.#iterations = iterations;
    this.#totals = new Float64Array(2 + 2 * order);
    this.#columns = drawnColumns(order).map((column) => ({ column, values: new CompactNumbers() }));
  }

  add(stats: GleuStats): void {
    this.#counts.push(stats.length);
    this.#hasChoice ||= stats.length > 1;
    for (let column = 0; column < this.#totals.length; column++) this.#totals[column] += stats[0][column];
    for (const { column, values } of this.#columns) for (const reference of stats) values.push(reference[column]);
  }

  /** One score for each iteration; a single one where there is nothing to choose. */
  scores(): Float64Array {
    const counts = this.#counts.toArray();
    const columns = this.#columns.map(({ column, values }) => ({ column, values: values.toArray() }));
    const totals = this.#totals.slice();
    const scores = new Float64Array(this.#hasChoice ? this.#iterations : 1);
    for (let iteration = 0; iteration < scores.length; iteration++) {
      const drawn = this.#draws.row(counts, iteration);
      for (const { column, values } of columns) totals[column] = sumOf(values, drawn);
      scores[iteration] = gleuOf(totals);
    }
    return scores;
  }
}

function sumOf(values: Numbers, drawn: Uint32Array): number {
  let sum = 0;
  for (let line = 0; line < drawn.length; line++) sum += values[drawn[line]];
  return sum;
}
