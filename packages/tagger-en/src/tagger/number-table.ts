export const ABSENT = -1;

/** Finds what belongs to the number of a feature, faster than a `Map`, which keeps numbers this large as objects. */
export class NumberTable {
  readonly #mask: number;
  readonly #numbers: Int32Array;
  readonly #values: Int32Array;

  /** `values` has what belongs to each of the numbers, none of it below 0. */
  constructor(numbers: Int32Array, values: Int32Array) {
    // Half empty, so that few look-ups go on to a second place.
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, numbers.length * 2)));
    this.#mask = size - 1;
    this.#numbers = new Int32Array(size);
    this.#values = new Int32Array(size).fill(ABSENT);
    for (let at = 0; at < numbers.length; at++) {
      let slot = numbers[at] & this.#mask;
      while (this.#values[slot] !== ABSENT) slot = (slot + 1) & this.#mask;
      this.#numbers[slot] = numbers[at];
      this.#values[slot] = values[at];
    }
  }

  /** What belongs to a number, or `ABSENT`. */
  find(number: number): number {
    let slot = number & this.#mask;
    // An empty slot has the number 0 too, and the value `ABSENT`.
    while (this.#numbers[slot] !== number) {
      if (this.#values[slot] === ABSENT) return ABSENT;
      slot = (slot + 1) & this.#mask;
    }
    return this.#values[slot];
  }
}
