import { lengthOfText, textOf, type Text, type Utf8Text } from '../text/utf8-text.js';
import type { Sentence } from './edit.js';
import { sentencesOf } from './m2/block.js';
import type { RawBlock } from './line-feed.js';
import { parseM2Block, sourceOfLine, type M2ParseOptions } from './m2/parse.js';
import { rawBlock, sentencesOfUtf8, utf8Sources, type Utf8Block } from './m2/utf8-block.js';
import { Utf8Sentence } from './utf8-sentence.js';

/**
 * A unit of a file that holds one or more sentences: a line of plain text, an unparsed block of an M2 file, or a
 * sentence that was already parsed. Finding its end is quick; parsing it is work that threads can divide.
 */
export type CorpusItem = Text | RawBlock | Utf8Block | Sentence;

/** An item without bytes, which can be written as JSON. */
export type PlainItem = string | RawBlock | Sentence;

export function plainItem(item: CorpusItem): PlainItem {
  if (typeof item === 'string') return item;
  if ('bytes' in item) return textOf(item);
  return isUtf8Block(item) ? rawBlock(item) : item;
}

/** The source sentences of an item. */
export function sourcesOfItem(item: CorpusItem): readonly Text[] {
  if (typeof item === 'string' || 'bytes' in item) return [item];
  if (isUtf8Block(item)) return item.sources ?? utf8Sources(item);
  if ('source' in item) return [item.source];
  return item.lines.map(sourceOfLine).filter((source) => source !== undefined);
}

/** Roughly how many characters an item takes. */
export function lengthOfItem(item: CorpusItem): number {
  if (typeof item === 'string' || 'bytes' in item) return lengthOfText(item);
  if (isUtf8Block(item)) return lengthOfText(item.text);
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
  if ('bytes' in item) return [new Utf8Sentence(item, [{ annotator: 0, edits: [] }])];
  if (isUtf8Block(item)) return sentencesOfUtf8(item, options);
  return 'source' in item ? [item] : sentencesOf(parseM2Block(item, options));
}

/** True for bytes of a file, be they a line or a block. */
export function isUtf8Item(item: CorpusItem): item is Utf8Text | Utf8Block {
  return typeof item !== 'string' && ('bytes' in item || isUtf8Block(item));
}

function isUtf8Block(item: RawBlock | Utf8Block | Sentence): item is Utf8Block {
  return 'line' in item && 'text' in item;
}
