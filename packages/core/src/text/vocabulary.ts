import { tokenise } from './white-space.js';

/** Gives every distinct token a small integer, so that inner loops compare numbers. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();

  id(token: string): number {
    let id = this.#ids.get(token);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(token, id);
    }
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
