import type { Source } from './source.js';

/** Items that have been read already, followed by those of `rest`, if there is one. */
export class ListSource<T> implements Source<T> {
  readonly file: string;
  readonly #list: readonly T[];
  readonly #rest: Source<T> | undefined;
  #at = 0;

  constructor(file: string, list: readonly T[], rest?: Source<T>) {
    this.file = file;
    this.#list = list;
    this.#rest = rest;
  }

  get size(): number | undefined {
    return this.#rest?.size;
  }

  get taken(): number {
    return this.#rest?.taken ?? 0;
  }

  next(): T | undefined | Promise<T | undefined> {
    return this.#at < this.#list.length ? this.#list[this.#at++] : this.#rest?.next();
  }

  async close(): Promise<void> {
    await this.#rest?.close();
  }
}
