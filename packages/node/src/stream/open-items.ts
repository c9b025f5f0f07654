import { blockFeed, feedFor, strip, type CorpusItem, type FeedOptions, type RawBlock } from '@stet/core/internal';
import type { ReadOptions } from '../read-corpus.js';
import { FeedSource } from './feed-source.js';
import { openLines } from './line-source.js';
import { peekLines } from './peek-lines.js';
import type { Source } from './source.js';

/** Opens a gold file: M2 block by block, or I-measure XML, which begins with a tag, sentence by sentence. */
export async function openGold(file: string, options: ReadOptions = {}): Promise<Source<CorpusItem>> {
  const { head, lines } = await peekLines(file);
  const own: FeedOptions = { ...options, file };
  return new FeedSource(lines, feedFor(strip(head).startsWith('<') ? 'i-measure' : 'm2', own));
}

/** Opens an M2 file to read it block by block. */
export async function openBlocks(file: string): Promise<Source<RawBlock>> {
  return new FeedSource(
    await openLines(file),
    blockFeed((block) => block),
  );
}

/** Opens plain text whose lines are source sentences. */
export async function openSources(file: string): Promise<Source<CorpusItem>> {
  return sourcesFrom(await openLines(file));
}

/** Lines as source sentences. */
export function sourcesFrom(lines: Source<string>): Source<CorpusItem> {
  return {
    file: lines.file,
    get size() {
      return lines.size;
    },
    get taken() {
      return lines.taken;
    },
    next: () => {
      const line = lines.next();
      return line instanceof Promise ? line.then(stripped) : stripped(line);
    },
    close: () => lines.close(),
  };
}

function stripped(line: string | undefined): string | undefined {
  return line === undefined ? undefined : strip(line);
}

/** All that a source has. */
export async function listOf<T>(source: Source<T>): Promise<T[]> {
  const list: T[] = [];
  for (let item = await source.next(); item !== undefined; item = await source.next()) list.push(item);
  return list;
}
