import type { Sentence } from './edit.js';
import { sentencesOf } from './m2/block.js';
import type { RawBlock } from './m2/block-cutter.js';
import { parseM2Block, sourceOfLine, type M2ParseOptions } from './m2/parse.js';

/**
 * What a file has in one place for one or more sentences: a line of plain text, a block of an M2 file, or a sentence
 * that was read already. Finding its end is quick; parsing it is work that threads can share.
 */
export type CorpusItem = string | RawBlock | Sentence;

/** The source sentences of an item. */
export function sourcesOfItem(item: CorpusItem): string[] {
  if (typeof item === 'string') return [item];
  if ('source' in item) return [item.source];
  return item.lines.map(sourceOfLine).filter((source) => source !== undefined);
}

/** About how many characters an item takes. */
export function lengthOfItem(item: CorpusItem): number {
  if (typeof item === 'string') return item.length;
  return 'source' in item ? item.source.length : item.lines.reduce((sum, line) => sum + line.length, 0);
}

/** The sentences of an item; nobody has annotated plain text. */
export function sentencesOfItem(item: CorpusItem, options: M2ParseOptions = {}): Sentence[] {
  if (typeof item === 'string') return [{ source: item, annotations: [{ annotator: 0, edits: [] }] }];
  return 'source' in item ? [item] : sentencesOf(parseM2Block(item, options));
}
