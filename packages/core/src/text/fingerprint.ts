// FNV-1a, Fowler, Noll and Vo; two of them, from different seeds, for 64 bits.
const SEEDS = [0x811c9dc5, 0x9747b28c] as const;
const FACTOR = 0x01000193;

/** Tells lists of whole numbers apart, by a few characters that a signature can hold. It is no secret and no checksum. */
export class Fingerprint {
  #first: number = SEEDS[0];
  #second: number = SEEDS[1];

  /** A whole number below 2^32. */
  add(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) {
      const byte = (value >>> shift) & 0xff;
      this.#first = Math.imul(this.#first ^ byte, FACTOR);
      this.#second = Math.imul(this.#second ^ byte, FACTOR);
    }
  }

  toString(): string {
    return [this.#first, this.#second].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
