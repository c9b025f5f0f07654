import { formatNamed, goldFormat, type CorpusItem } from '@stet/core/internal';
import type { ReadOptions } from '../read-corpus.js';
import { tellNote } from '../tell-note.js';
import { FeedSource } from './feed-source.js';
import { openLines } from './line-source.js';
import { peekLines } from './peek-lines.js';
import type { Source } from './source.js';

/** Opens a gold file, in any format that holds edits with their sentences. */
export async function openGold(file: string, options: ReadOptions = {}): Promise<Source<CorpusItem>> {
  const { head, lines } = await peekLines(file);
  return new FeedSource(lines, goldFormat(head, file).feed({ ...options, file, onNote: tellNote(file) }));
}

/** Opens plain text whose lines are source sentences. */
export async function openSources(file: string): Promise<Source<CorpusItem>> {
  return new FeedSource(await openLines(file), formatNamed('parallel').feed({ file }));
}

/** All items of a source. */
export async function listOf<T>(source: Source<T>): Promise<T[]> {
  const list: T[] = [];
  for (let item = await source.next(); item !== undefined; item = await source.next()) list.push(item);
  return list;
}
