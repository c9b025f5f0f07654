/** Beside a feature: how many tags it speaks for or against, then each tag and its weight, a byte each. */
const PAIR = 2;
const EMPTY = -1;

/** The weights of features, found by their numbers. */
export class Weights {
  readonly #rows: Uint8Array;
  readonly #mask: number;
  readonly #numbers: Int32Array;
  /** Where the row of a feature begins. */
  readonly #starts: Int32Array;

  /** `numbers` has the number of each feature, `rows` their rows in the same order. */
  constructor(numbers: Int32Array, rows: Uint8Array) {
    // Half empty, so that few look-ups go on to a second place.
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, numbers.length * 2)));
    this.#rows = rows;
    this.#mask = size - 1;
    this.#numbers = new Int32Array(size);
    this.#starts = new Int32Array(size).fill(EMPTY);
    let start = 0;
    for (const number of numbers) {
      let slot = number & this.#mask;
      while (this.#starts[slot] !== EMPTY) slot = (slot + 1) & this.#mask;
      this.#numbers[slot] = number;
      this.#starts[slot] = start;
      start += 1 + PAIR * rows[start];
    }
  }

  /** Adds the weights of a feature to the scores of the tags. */
  addTo(scores: Int16Array, number: number): void {
    let slot = number & this.#mask;
    while (this.#numbers[slot] !== number) {
      if (this.#starts[slot] === EMPTY) return;
      slot = (slot + 1) & this.#mask;
    }
    let at = this.#starts[slot];
    // An empty slot has the number 0 too.
    if (at === EMPTY) return;
    for (const end = at + PAIR * this.#rows[at++]; at <= end; at += PAIR) {
      // A byte from 128 on is negative.
      scores[this.#rows[at]] += (this.#rows[at + 1] << 24) >> 24;
    }
  }
}
