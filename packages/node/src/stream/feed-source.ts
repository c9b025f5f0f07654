import { type LineFeed } from '@stet/core/internal';
import { NodeError } from '../errors.js';
import { LONGEST_LINE } from './line-reader.js';
import type { Source } from './source.js';

/** The items that the lines of a file make up one after the other: blocks, elements, documents. */
export class FeedSource<T> implements Source<T> {
  readonly #lines: Source<string>;
  readonly #feed: LineFeed<T>;
  #ready: readonly T[] = [];
  #at = 0;
  /** Characters since the last complete item. */
  #pending = 0;
  #ended = false;

  constructor(lines: Source<string>, feed: LineFeed<T>) {
    this.#lines = lines;
    this.#feed = feed;
  }

  get file(): string {
    return this.#lines.file;
  }

  get size(): number | undefined {
    return this.#lines.size;
  }

  get taken(): number {
    return this.#lines.taken;
  }

  next(): T | undefined | Promise<T | undefined> {
    while (this.#at >= this.#ready.length && !this.#ended) {
      const line = this.#lines.next();
      if (line instanceof Promise) return this.#nextFrom(line);
      this.#take(line);
    }
    return this.#ready.at(this.#at++);
  }

  async close(): Promise<void> {
    await this.#lines.close();
  }

  async #nextFrom(line: Promise<string | undefined>): Promise<T | undefined> {
    this.#take(await line);
    return this.next();
  }

  #take(line: string | undefined): void {
    this.#at = 0;
    this.#ended = line === undefined;
    this.#ready = line === undefined ? this.#feed.end() : this.#feed.push(line);
    this.#pending = this.#ready.length > 0 ? 0 : this.#pending + (line?.length ?? 0);
    if (this.#pending > LONGEST_LINE && this.#feed.gathers !== true) throw tooLargeItem(this.file);
  }
}

/** The error for an item that no memory should hold. */
export function tooLargeItem(file: string): NodeError {
  return new NodeError({
    code: 'TOO_LARGE',
    file,
    expected: `a block, element or document of at most ${LONGEST_LINE} characters`,
    found: 'a larger one',
    remedy: 'Put an empty line after the annotations of each sentence; close each element where it ends.',
  });
}
