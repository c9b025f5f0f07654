import { parseGold, strip, type CorpusItem } from '@stet/core';
import type { ReadOptions } from '../read-corpus.js';
import { BlockSource } from './block-source.js';
import { openLines } from './line-source.js';
import { ListSource } from './list-source.js';
import type { Source } from './source.js';

/** Opens a gold file: M2 block by block. I-measure XML, which begins with a tag, is read as a whole. */
export async function openGold(file: string, options: ReadOptions = {}): Promise<Source<CorpusItem>> {
  const lines = await openLines(file);
  const head: string[] = [];
  let line = await lines.next();
  for (; line !== undefined && strip(line) === ''; line = await lines.next()) head.push(line);
  const all = new ListSource(file, line === undefined ? head : [...head, line], lines);
  if (line === undefined || !strip(line).startsWith('<')) return new BlockSource(all);
  const text = (await listOf(all)).join('\n');
  return new ListSource(file, parseGold(text, { file, ...options }));
}

/** Opens plain text whose lines are source sentences. */
export async function openSources(file: string): Promise<Source<CorpusItem>> {
  const lines = await openLines(file);
  return {
    file,
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
