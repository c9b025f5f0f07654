import { ABSENT, NumberTable } from './number-table.js';

/** Beside a feature: how many tags it speaks for or against, then each tag and its weight, a byte each. */
const PAIR = 2;

/** The weights of features, found by their numbers. */
export class Weights {
  readonly #rows: Uint8Array;
  /** Where the row of a feature begins. */
  readonly #starts: NumberTable;

  /** `numbers` has the number of each feature, `rows` their rows in the same order. */
  constructor(numbers: Int32Array, rows: Uint8Array) {
    this.#rows = rows;
    let start = 0;
    const starts = numbers.map(() => {
      const begin = start;
      start += 1 + PAIR * rows[begin];
      return begin;
    });
    this.#starts = new NumberTable(numbers, starts);
  }

  /** Adds the weights of a feature to the scores of the tags. */
  addTo(scores: Int16Array, number: number): void {
    let at = this.#starts.find(number);
    if (at === ABSENT) return;
    for (const end = at + PAIR * this.#rows[at++]; at <= end; at += PAIR) {
      // A byte from 128 on is negative.
      scores[this.#rows[at]] += (this.#rows[at + 1] << 24) >> 24;
    }
  }
}
