const LENGTH = 624;
const SHIFT = 397;

/** What every seed is worked into: `init_genrand(19650218)` of the authors' reference code. */
const UNSEEDED = new Uint32Array(LENGTH);
UNSEEDED[0] = 19650218;
for (let at = 1; at < LENGTH; at++) {
  UNSEEDED[at] = Math.imul(1812433253, UNSEEDED[at - 1] ^ (UNSEEDED[at - 1] >>> 30)) + at;
}

/**
 * The Mersenne Twister MT19937 (Matsumoto & Nishimura 1998), seeded as Python seeds it, so that a seed gives the
 * same numbers here as `random.seed(seed)` does there.
 */
export class MersenneTwister {
  readonly #state = new Uint32Array(LENGTH);
  #at = LENGTH;

  /** The seed is a whole number; its sign is ignored. */
  constructor(seed: number | bigint) {
    this.#seedWith(words(seed));
  }

  /** The next 32 random bits, as a number from 0 to 2^32 - 1. */
  uint32(): number {
    if (this.#at === LENGTH) this.#twist();
    return temper(this.#state[this.#at++]) >>> 0;
  }

  /** A number from 0 up to but not including 1, with 53 random bits: Python's `random()`. */
  random(): number {
    const high = this.uint32() >>> 5;
    const low = this.uint32() >>> 6;
    return (high * 2 ** 26 + low) / 2 ** 53;
  }

  /**
   * A whole number from 0 up to but not including `bound` (at most 2^32 - 1), all equally likely:
   * Python 3's `randint(0, bound - 1)`. Draws bits until they make a number that is small enough.
   */
  below(bound: number): number {
    if (!(bound >= 1 && bound < 2 ** 32)) throw new RangeError(`no whole number below ${bound}`);
    const spareBits = Math.clz32(bound);
    let drawn = this.uint32() >>> spareBits;
    while (drawn >= bound) drawn = this.uint32() >>> spareBits;
    return drawn;
  }

  /** Fills an array with the numbers that repeated calls of `uint32` would give, only faster. */
  fill(into: Uint32Array): void {
    const state = this.#state;
    for (let at = 0; at < into.length;) {
      if (this.#at === LENGTH) this.#twist();
      const shift = this.#at - at;
      const end = Math.min(into.length, LENGTH - shift);
      for (; at < end; at++) into[at] = temper(state[at + shift]);
      this.#at = end + shift;
    }
  }

  /** Fills an array with the numbers that repeated calls of `below` would give, only faster. */
  fillBelow(bound: number, into: Uint32Array): void {
    if (!(bound >= 1 && bound < 2 ** 32)) throw new RangeError(`no whole number below ${bound}`);
    const spareBits = Math.clz32(bound);
    const state = this.#state;
    let next = this.#at;
    for (let at = 0; at < into.length;) {
      if (next === LENGTH) {
        this.#twist();
        next = 0;
      }
      const drawn = temper(state[next++]) >>> spareBits;
      // Writing first, and moving on only if the number is small enough, is faster than testing before writing.
      into[at] = drawn;
      if (drawn < bound) at++;
    }
    this.#at = next;
  }

  /** As `below`, by Python 2's `randint(0, bound - 1)`: a scaled `random()`. */
  scaledBelow(bound: number): number {
    return Math.floor(this.random() * bound);
  }

  /** `init_by_array` of the authors' reference code. */
  #seedWith(key: readonly number[]): void {
    const state = this.#state;
    state.set(UNSEEDED);
    let at = 1;
    let word = 0;
    // As a signed number, which the engine keeps in a register.
    let previous = state[0] | 0;
    for (let left = Math.max(LENGTH, key.length); left > 0; left--) {
      const spread = Math.imul(previous ^ (previous >>> 30), 1664525);
      previous = ((state[at] ^ spread) + key[word] + word) | 0;
      state[at] = previous;
      if (++at === LENGTH) at = 1;
      if (++word === key.length) word = 0;
    }
    for (let left = LENGTH - 1; left > 0; left--) {
      const spread = Math.imul(previous ^ (previous >>> 30), 1566083941);
      previous = ((state[at] ^ spread) - at) | 0;
      state[at] = previous;
      if (++at === LENGTH) at = 1;
    }
    state[0] = 0x80000000;
  }

  #twist(): void {
    const state = this.#state;
    // Three loops, so that none has to wrap its index around.
    for (let at = 0; at < LENGTH - SHIFT; at++) {
      const bits = (state[at] & 0x80000000) | (state[at + 1] & 0x7fffffff);
      state[at] = state[at + SHIFT] ^ (bits >>> 1) ^ (-(bits & 1) & 0x9908b0df);
    }
    for (let at = LENGTH - SHIFT; at < LENGTH - 1; at++) {
      const bits = (state[at] & 0x80000000) | (state[at + 1] & 0x7fffffff);
      state[at] = state[at + SHIFT - LENGTH] ^ (bits >>> 1) ^ (-(bits & 1) & 0x9908b0df);
    }
    const bits = (state[LENGTH - 1] & 0x80000000) | (state[0] & 0x7fffffff);
    state[LENGTH - 1] = state[SHIFT - 1] ^ (bits >>> 1) ^ (-(bits & 1) & 0x9908b0df);
    this.#at = 0;
  }
}

/** Spreads the randomness of a word of the state over all its bits. */
function temper(word: number): number {
  let bits = word ^ (word >>> 11);
  bits ^= (bits << 7) & 0x9d2c5680;
  bits ^= (bits << 15) & 0xefc60000;
  return bits ^ (bits >>> 18);
}

/** The 32-bit words of the seed's absolute value, lowest first; at least one. */
function words(seed: number | bigint): number[] {
  const result: number[] = [];
  let rest = BigInt(seed);
  if (rest < 0n) rest = -rest;
  do {
    result.push(Number(rest & 0xffffffffn));
    rest >>= 32n;
  } while (rest > 0n);
  return result;
}
