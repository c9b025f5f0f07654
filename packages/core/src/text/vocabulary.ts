import { tokenise } from './white-space.js';

/** Gives every distinct token a small integer, so that inner loops compare numbers. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();

  id(token: string): number {
    let id = this.#ids.get(token);
    if (id === undefined) this.#ids.set(token, (id = this.#ids.size));
    return id;
  }

  encode(tokens: readonly string[]): Int32Array {
    const ids = new Int32Array(tokens.length);
    for (let at = 0; at < ids.length; at++) ids[at] = this.id(tokens[at]);
    return ids;
  }

  encodeText(text: string): Int32Array {
    return this.encode(tokenise(text));
  }
}

/** True for the same numbers in the same order. */
export function isEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
