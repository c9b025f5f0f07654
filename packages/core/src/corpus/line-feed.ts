import { splitLines } from '../text/lines.js';
import type { Element } from './markup/element.js';
import type { ElementReader } from './markup/element-reader.js';
import { BlockCutter, type RawBlock } from './m2/block-cutter.js';

/** Takes the lines of a file one after the other, and gives what they complete; it keeps nothing else. */
export interface LineFeed<T> {
  /** It does keep everything, and gives it at the end. */
  readonly gathers?: true;
  push(line: string): readonly T[];
  /** After the last line. */
  end(): readonly T[];
}

const NONE: readonly never[] = [];

/** Gives what is read from each block of lines between empty ones. */
export function blockFeed<T>(read: (block: RawBlock) => T): LineFeed<T> {
  const cutter = new BlockCutter();
  const give = (block: RawBlock | undefined): readonly T[] => (block === undefined ? NONE : [read(block)]);
  return { push: (line) => give(cutter.push(line)), end: () => give(cutter.end()) };
}

/** Gives what is read from each element. */
export function elementFeed<T>(reader: ElementReader, read: (element: Element) => readonly T[]): LineFeed<T> {
  const give = (elements: readonly Element[]): readonly T[] => (elements.length === 0 ? NONE : elements.flatMap(read));
  return { push: (line) => give(reader.push(`${line}\n`)), end: () => give(reader.end()) };
}

/** Gives nothing before the last line, and then what is made of all that another feed gives. */
export function gathered<T, Made>(feed: LineFeed<T>, make: (all: readonly T[]) => readonly Made[]): LineFeed<Made> {
  const all: T[] = [];
  return {
    gathers: true,
    push: (line) => {
      for (const item of feed.push(line)) all.push(item);
      return NONE;
    },
    end: () => make([...all, ...feed.end()]),
  };
}

/** Everything that a feed gives of a text. */
export function drain<T>(feed: LineFeed<T>, text: string): T[] {
  const items = splitLines(text).flatMap((line) => feed.push(line));
  return [...items, ...feed.end()];
}
