import type { Sentence } from './edit.js';
import { sentencesOf } from './m2/block.js';
import type { RawBlock } from './line-feed.js';
import { parseM2Block, sourceOfLine, type M2ParseOptions } from './m2/parse.js';

/**
 * A unit of a file that holds one or more sentences: a line of plain text, an unparsed block of an M2 file, or a
 * sentence that was already parsed. Finding its end is quick; parsing it is work that threads can divide.
 */
export type CorpusItem = string | RawBlock | Sentence;

/** The source sentences of an item. */
export function sourcesOfItem(item: CorpusItem): string[] {
  if (typeof item === 'string') return [item];
  if ('source' in item) return [item.source];
  return item.lines.map(sourceOfLine).filter((source) => source !== undefined);
}

/** Roughly how many characters an item takes. */
export function lengthOfItem(item: CorpusItem): number {
  if (typeof item === 'string') return item.length;
  return 'source' in item ? lengthOfSentence(item) : item.lines.reduce((sum, line) => sum + line.length, 0);
}

/** Roughly how many characters an edit takes apart from its corrections. */
const LENGTH_OF_EDIT = 40;

function lengthOfSentence({ source, annotations }: Sentence): number {
  const edits = annotations.flatMap((annotation) => annotation.edits);
  return edits.reduce((sum, { corrections }) => sum + LENGTH_OF_EDIT + corrections.join('||').length, source.length);
}

/** The sentences of an item; those of plain text have no edits. */
export function sentencesOfItem(item: CorpusItem, options: M2ParseOptions = {}): Sentence[] {
  if (typeof item === 'string') return [{ source: item, annotations: [{ annotator: 0, edits: [] }] }];
  return 'source' in item ? [item] : sentencesOf(parseM2Block(item, options));
}
