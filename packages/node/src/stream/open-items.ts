import { formatNamed, goldFormat, type CorpusFormat, type CorpusItem, type FeedOptions } from '@stet/core/internal';
import type { ReadOptions } from '../read-corpus.js';
import { tellNote } from '../tell-note.js';
import { BlockSource } from './block-source.js';
import { FeedSource } from './feed-source.js';
import { openReader, type LineReader } from './line-reader.js';
import { LineSource, SentenceSource } from './line-source.js';
import type { Source } from './source.js';

/** Opens a gold file, in any format that holds edits with their sentences. */
export async function openGold(file: string, options: ReadOptions = {}): Promise<Source<CorpusItem>> {
  const reader = await openReader(file);
  const format = goldFormat(await reader.peek(), file);
  return itemsFrom(reader, format, { ...options, file, onNote: tellNote(file) });
}

/** Opens plain text whose lines are source sentences. */
export async function openSources(file: string): Promise<Source<CorpusItem>> {
  return itemsFrom(await openReader(file), formatNamed('parallel'), { file });
}

/** The items of a file in a format: bytes if these can be cut at once, else what the format makes of its lines. */
export function itemsFrom(reader: LineReader, { cut, feed }: CorpusFormat, options: FeedOptions): Source<CorpusItem> {
  if (cut === 'blocks') return new BlockSource(reader);
  return cut === 'lines' ? new SentenceSource(reader) : new FeedSource(new LineSource(reader), feed(options));
}

/** All items of a source. */
export async function listOf<T>(source: Source<T>): Promise<T[]> {
  const list: T[] = [];
  for (let item = await source.next(); item !== undefined; item = await source.next()) list.push(item);
  return list;
}
