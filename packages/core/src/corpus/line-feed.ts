import { splitLines } from '../text/lines.js';
import { strip } from '../text/white-space.js';
import type { ElementReader } from './markup/element-reader.js';
import type { Element } from './markup/element.js';

/** Takes the lines of a file one by one, and returns the items that they complete; it keeps nothing else. */
export interface LineFeed<T> {
  /** Set if it keeps everything after all, and returns it at the end. */
  readonly gathers?: true;
  push(line: string): readonly T[];
  /** After the last line. */
  end(): readonly T[];
}

const NONE: readonly never[] = [];

/** Reads each block of lines between empty lines. */
export function blockFeed<T>(read: (block: RawBlock) => T): LineFeed<T> {
  const cutter = new BlockCutter();
  const give = (block: RawBlock | undefined): readonly T[] => (block === undefined ? NONE : [read(block)]);
  return { push: (line) => give(cutter.push(line)), end: () => give(cutter.end()) };
}

/** Reads each element. */
export function elementFeed<T>(reader: ElementReader, read: (element: Element) => readonly T[]): LineFeed<T> {
  const give = (elements: readonly Element[]): readonly T[] => (elements.length === 0 ? NONE : elements.flatMap(read));
  return { push: (line) => give(reader.push(`${line}\n`)), end: () => give(reader.end()) };
}

/** Gathers all items of another feed, and returns what `make` makes of them after the last line. */
export function gathered<T, Result>(
  feed: LineFeed<T>,
  make: (items: readonly T[]) => readonly Result[],
): LineFeed<Result> {
  const items: T[] = [];
  return {
    gathers: true,
    push: (line) => {
      for (const item of feed.push(line)) items.push(item);
      return NONE;
    },
    end: () => make([...items, ...feed.end()]),
  };
}

/** Keeps all lines, and returns what `make` makes of the text after the last of them. */
export function wholeTextFeed<T>(make: (text: string) => readonly T[]): LineFeed<T> {
  const lines: LineFeed<string> = { push: (line) => [line], end: () => NONE };
  return gathered(lines, (kept) => make(kept.join('\n')));
}

/** All items that a feed returns for a text. */
export function drain<T>(feed: LineFeed<T>, text: string): T[] {
  const items = splitLines(text).flatMap((line) => feed.push(line));
  return [...items, ...feed.end()];
}

/** The unparsed lines of a block, such as those of an M2 file. */
export interface RawBlock {
  /** The number of its first line in the file, 1-based. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** Cuts lines that arrive one by one into blocks, at empty lines. */
export class BlockCutter {
  #line = 0;
  #first = 0;
  #lines: string[] = [];

  /** Takes the next line, and returns the block that it ends, if any. */
  push(line: string): RawBlock | undefined {
    this.#line++;
    if (strip(line) === '') return this.end();
    if (this.#lines.length === 0) this.#first = this.#line;
    this.#lines.push(line);
    return undefined;
  }

  /** To be called after the last line: the block that is still open, if any. */
  end(): RawBlock | undefined {
    if (this.#lines.length === 0) return undefined;
    const block = { line: this.#first, lines: this.#lines };
    this.#lines = [];
    return block;
  }
}
