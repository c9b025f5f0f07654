import type { Allocate } from '../../allocate.js';

export type Numbers = Int8Array | Int16Array | Int32Array | Float64Array;

const KINDS = [Int8Array, Int16Array, Int32Array, Float64Array] as const;
/** The greatest number that fits, by kind; any number fits the last. */
const MOST = [0x7f, 0x7fff, 0x7fffffff] as const;

/** Numbers by the million in the narrowest typed array that holds them all: counts of a sentence mostly need a byte. */
export class CompactNumbers {
  #kind = 0;
  #values: Numbers = new Int8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    const kind = kindFor(value, this.#kind);
    if (kind > this.#kind || this.#length === this.#values.length) this.#grow(kind);
    this.#values[this.#length++] = value;
  }

  /** The numbers, without room for more. */
  toArray(allocate: Allocate = (bytes) => new ArrayBuffer(bytes)): Numbers {
    const Kind = KINDS[this.#kind];
    // The types of the constructors tell the two kinds of memory apart; the constructors do not.
    const result: Numbers = new Kind(allocate(this.#length * Kind.BYTES_PER_ELEMENT) as ArrayBuffer);
    result.set(this.#values.subarray(0, this.#length));
    return result;
  }

  #grow(kind: number): void {
    const capacity = this.#length === this.#values.length ? 2 * this.#length : this.#values.length;
    const values = new KINDS[kind](capacity);
    values.set(this.#values.subarray(0, this.#length));
    this.#kind = kind;
    this.#values = values;
  }
}

/** The constructor of numbers such as these. */
export function kindOf(numbers: Numbers): (typeof KINDS)[number] {
  return KINDS.find((Kind) => numbers instanceof Kind) ?? Float64Array;
}

function kindFor(value: number, least: number): number {
  let kind = least;
  while (kind < MOST.length && !(Number.isInteger(value) && Math.abs(value) <= MOST[kind])) kind++;
  return kind;
}
