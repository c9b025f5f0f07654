import type { Element } from './markup/element.js';
import type { ElementReader } from './markup/element-reader.js';
import { BlockCutter, type RawBlock } from './m2/block-cutter.js';

/** Takes the lines of a file one after the other, and gives what they complete; it keeps nothing else. */
export interface LineFeed<T> {
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
