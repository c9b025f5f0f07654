import type { Allocate } from '../allocate.js';
import { textOf, type Text, type Utf8Text } from './utf8-text.js';

/** Texts one after the other in memory that threads can share. */
export interface PackedTexts {
  readonly bytes: Uint8Array;
  /** Where each ends; it starts where the one before ends. */
  readonly ends: Int32Array;
}

/** The lines of a file, packed or as strings. */
export type Lines = PackedTexts | readonly string[];

export function lineAt(lines: Lines, at: number): Text {
  if (!('ends' in lines)) return lines[at];
  return { bytes: lines.bytes, start: at === 0 ? 0 : lines.ends[at - 1], end: lines.ends[at] };
}

export function stringsOf(lines: Lines): readonly string[] {
  return 'ends' in lines ? Array.from(lines.ends, (_, at) => textOf(lineAt(lines, at))) : lines;
}

/** Packs texts as they come. */
export class TextPacker {
  #bytes = new Uint8Array(1 << 12);
  #length = 0;
  #ends: number[] = [];

  /** How many texts there are, and how many bytes they take. */
  get count(): number {
    return this.#ends.length;
  }

  get length(): number {
    return this.#length;
  }

  add({ bytes, start, end }: Utf8Text): void {
    const length = this.#length + end - start;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(2 * length);
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(bytes.subarray(start, end), this.#length);
    this.#length = length;
    this.#ends.push(length);
  }

  /** The texts in memory of their own; the packer is empty again. */
  take(allocate: Allocate = (bytes) => new ArrayBuffer(bytes)): PackedTexts {
    // The types of the constructors tell the two kinds of memory apart; the constructors do not.
    const bytes = new Uint8Array(allocate(this.#length) as ArrayBuffer);
    bytes.set(this.#bytes.subarray(0, this.#length));
    const ends = new Int32Array(allocate(4 * this.#ends.length) as ArrayBuffer);
    ends.set(this.#ends);
    this.#length = 0;
    this.#ends = [];
    return { bytes, ends };
  }
}
