import { Utf8Encoder, decodeToken } from './utf8-encoder.js';
import type { Text } from './utf8-text.js';
import { blankLength } from './utf8-white-space.js';

// FNV-1a, Fowler, Noll and Vo.
const FIRST_SEED = 0x811c9dc5 | 0;
const HASH_FACTOR = 0x01000193;

/** Further from where its hash leads no token is looked for; words do not collide so often unless somebody means them to. */
const LONGEST_WALK = 512;

/** Numbers of tokens are handed out from stretches of memory of up to this many: an array for each line costs more. */
const STRETCH = 1 << 12;

/**
 * Gives every distinct token a small integer, so that inner loops compare numbers. Tokens are looked up as UTF-8 bytes,
 * in a table with open addressing, so that a line of a file is numbered without a string for each of its tokens.
 */
export class Vocabulary {
  /** What hashes start from. */
  #seed = FIRST_SEED;
  /** The number of a token plus 1, where its hash leads or soon after; 0 where there is none. */
  #slots = new Int32Array(1 << 6);
  /** By token. */
  #hashes = new Int32Array(1 << 5);
  /** Where the bytes of each token end; they start where those of the one before end. */
  #ends = new Int32Array(1 << 5);
  #bytes = new Uint8Array(1 << 8);
  /** Those that were asked for. */
  readonly #strings: string[] = [];
  #size = 0;
  readonly #encoder = new Utf8Encoder();
  #stretch = new Int32Array(0);
  /** How much of the stretch has been handed out. */
  #used = 0;

  /** How many tokens it knows. */
  get size(): number {
    return this.#size;
  }

  id(token: string): number {
    const length = this.#encoder.encode(token);
    const { bytes } = this.#encoder;
    return this.#number(bytes, 0, length, hashOf(bytes, 0, length, this.#seed));
  }

  encode(tokens: readonly string[]): Int32Array {
    const ids = new Int32Array(tokens.length);
    for (let at = 0; at < ids.length; at++) ids[at] = this.id(tokens[at]);
    return ids;
  }

  /** The numbers of the tokens that `tokenise` finds in a text. */
  encodeText(text: Text): Int32Array {
    if (typeof text !== 'string') return this.#encodeBytes(text.bytes, text.start, text.end);
    const length = this.#encoder.encode(text);
    return this.#encodeBytes(this.#encoder.bytes, 0, length);
  }

  /** The token that has this number. */
  token(id: number): string {
    return (this.#strings[id] ??= decodeToken(this.#bytes, id === 0 ? 0 : this.#ends[id - 1], this.#ends[id]));
  }

  #encodeBytes(bytes: Uint8Array, from: number, end: number): Int32Array {
    const most = (end - from + 1) >> 1;
    if (this.#stretch.length - this.#used < most) {
      this.#stretch = new Int32Array(Math.max(most, Math.min(STRETCH, 2 * this.#stretch.length)));
      this.#used = 0;
    }
    const ids = this.#stretch;
    const first = this.#used;
    let next = first;
    let start = from;
    let hash = this.#seed;
    for (let at = from; at < end;) {
      const byte = bytes[at];
      const blank = byte > 0x20 && byte < 0xc2 ? 0 : blankLength(bytes, at);
      if (blank === 0) {
        hash = Math.imul(hash ^ byte, HASH_FACTOR);
        at++;
        continue;
      }
      if (at > start) ids[next++] = this.#number(bytes, start, at, hash);
      at += blank;
      start = at;
      hash = this.#seed;
    }
    if (end > start) ids[next++] = this.#number(bytes, start, end, hash);
    this.#used = next;
    return ids.subarray(first, next);
  }

  #number(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    while (slots[slot] !== 0) {
      const id = slots[slot] - 1;
      if (this.#hashes[id] === hash && this.#has(id, bytes, start, end)) return id;
      slot = (slot + 1) & mask;
    }
    slots[slot] = this.#size + 1;
    const walk = (slot - hash) & mask;
    const id = this.#add(bytes, start, end, hash);
    if (walk > LONGEST_WALK) this.#hashAnew();
    return id;
  }

  #has(id: number, bytes: Uint8Array, start: number, end: number): boolean {
    const first = id === 0 ? 0 : this.#ends[id - 1];
    if (this.#ends[id] - first !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#bytes[first + at - start] !== bytes[at]) return false;
    return true;
  }

  #add(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const id = this.#size++;
    if (id === this.#hashes.length) {
      this.#hashes = grown(this.#hashes, 2 * id);
      this.#ends = grown(this.#ends, 2 * id);
    }
    const first = id === 0 ? 0 : this.#ends[id - 1];
    const last = first + end - start;
    if (last > this.#bytes.length) {
      const larger = new Uint8Array(2 * last);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    for (let at = start; at < end; at++) this.#bytes[first + at - start] = bytes[at];
    this.#ends[id] = last;
    this.#hashes[id] = hash;
    // At most half full, so that a free slot is always near.
    if (2 * this.#size > this.#slots.length) this.#spread(2 * this.#slots.length);
    return id;
  }

  /** Hashes all tokens from another seed, under which those that collided go apart. */
  #hashAnew(): void {
    this.#seed = Math.imul(this.#seed ^ this.#size, HASH_FACTOR);
    for (let id = 0, start = 0; id < this.#size; start = this.#ends[id++]) {
      this.#hashes[id] = hashOf(this.#bytes, start, this.#ends[id], this.#seed);
    }
    this.#spread(this.#slots.length);
  }

  #spread(size: number): void {
    const slots = new Int32Array(size);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#size; id++) {
      let slot = this.#hashes[id] & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
  }
}

function hashOf(bytes: Uint8Array, start: number, end: number, seed: number): number {
  let hash = seed;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at], HASH_FACTOR);
  return hash;
}

function grown(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(numbers);
  return larger;
}

/** True for the same numbers in the same order. */
export function isEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
