import { textOf } from '../../text/utf8-text.js';
import { strip } from '../../text/white-space.js';
import type { Edit } from '../edit.js';

/** Where the fields of an `A` line end; each starts after the three bars that follow the one before. */
export interface FieldEnds {
  readonly offsets: number;
  readonly type: number;
  readonly correction: number;
  readonly required: number;
  readonly comment: number;
}

const BARS = 3;

/** An edit as it stands on an `A` line; all but its offsets is read when it is asked for. */
export class Utf8Edit implements Edit {
  readonly start: number;
  readonly end: number;
  readonly #bytes: Uint8Array;
  readonly #ends: FieldEnds;

  constructor(start: number, end: number, bytes: Uint8Array, ends: FieldEnds) {
    this.start = start;
    this.end = end;
    this.#bytes = bytes;
    this.#ends = ends;
  }

  get type(): string {
    return this.#field(this.#ends.offsets, this.#ends.type);
  }

  /** Whether it is of a type, which has ASCII characters alone. */
  isOfType(type: string): boolean {
    const start = this.#ends.offsets + BARS;
    if (this.#ends.type - start !== type.length) return false;
    for (let at = 0; at < type.length; at++) if (this.#bytes[start + at] !== type.charCodeAt(at)) return false;
    return true;
  }

  get corrections(): readonly string[] {
    return readCorrections(this.#field(this.#ends.type, this.#ends.correction));
  }

  get required(): boolean {
    return isRequired(this.#field(this.#ends.correction, this.#ends.required));
  }

  get comment(): string {
    return readComment(this.#field(this.#ends.required, this.#ends.comment));
  }

  #field(endBefore: number, end: number): string {
    return textOf({ bytes: this.#bytes, start: endBefore + BARS, end });
  }
}

/** The field of corrections; `-NONE-` deletes. */
export function readCorrections(field: string): string[] {
  return field.split('||').map((text) => (text === '-NONE-' ? '' : strip(text)));
}

export function isRequired(field: string): boolean {
  return strip(field) !== 'OPTIONAL';
}

export function readComment(field: string): string {
  return field === '-NONE-' ? '' : field;
}
