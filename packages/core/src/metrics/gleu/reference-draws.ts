import { MersenneTwister } from '../../random/mersenne-twister.js';
import { isEqual } from '../../text/vocabulary.js';

/** Whose `randint` draws. */
export type Python = 'python2' | 'python3';

/** The seed of iteration j is j times this. */
export const SEED_STEP = 101;

/** How many draws are kept for the next system: 16 MB of them. */
const KEPT = 2 ** 22;

/**
 * Draws a reference for each line, in many iterations. The draws depend on how many references each line has, not on
 * the texts; so they are kept, and systems that answer the same lines share them.
 */
export class ReferenceDraws {
  readonly #python: Python;
  readonly #kept: number;
  #counts: ArrayLike<number> = [];
  #rows: Uint32Array[] = [];

  constructor(python: Python, kept: number = KEPT) {
    this.#python = python;
    this.#kept = kept;
  }

  /**
   * The references drawn in an iteration, as numbers that run through the references of all lines: those of the
   * first line first. `counts` says how many references each line has.
   */
  row(counts: ArrayLike<number>, iteration: number): Uint32Array {
    if (counts !== this.#counts && !isEqual(counts, this.#counts)) this.#rows = [];
    this.#counts = counts;
    return this.#rows.at(iteration) ?? this.#draw(iteration);
  }

  #draw(iteration: number): Uint32Array {
    const counts = this.#counts;
    const row = new Uint32Array(counts.length);
    const twister = new MersenneTwister(iteration * SEED_STEP);
    let first = 0;
    for (let line = 0; line < row.length; line++) {
      const count = counts[line];
      row[line] = first + (this.#python === 'python2' ? twister.scaledBelow(count) : twister.below(count));
      first += count;
    }
    if (iteration === this.#rows.length && (iteration + 1) * row.length <= this.#kept) this.#rows.push(row);
    return row;
  }
}
