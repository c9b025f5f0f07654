import { lengthOfItem, sourcesOfItem, type CorpusItem } from '@stet/core';
import type { ReadOptions } from '../read-corpus.js';
import { streamTasks, type SizedTask, type ThreadOptions } from '../stream-tasks.js';
import { cutBatches } from './cut-batches.js';
import { ListSource } from './list-source.js';
import { listOf } from './open-items.js';
import type { Source } from './source.js';

/** What must be known of a whole corpus before its first sentence is measured. */
export interface CorpusScan {
  readonly sentences: number;
  /** Ascending; none unless they were asked for. */
  readonly annotators: readonly number[];
}

interface ScanOptions extends ReadOptions, ThreadOptions {
  /** Parse the items to find their annotators, and do not only count. */
  readonly findsAnnotators: boolean;
}

/** Reads a corpus through once. */
async function scanItems(items: Source<CorpusItem>, options: ScanOptions): Promise<CorpusScan> {
  const { strictOriginal, findsAnnotators } = options;
  let sentences = 0;
  async function* counted(): AsyncGenerator<CorpusItem> {
    for (let item = await items.next(); item !== undefined; item = await items.next()) {
      sentences += sourcesOfItem(item).length;
      if (findsAnnotators) yield item;
    }
  }
  async function* tasks(): AsyncGenerator<SizedTask<'findAnnotators'>> {
    let before = 0;
    for await (const { rows } of cutBatches(counted(), lengthOfItem)) {
      yield { task: { items: rows, file: items.file, strictOriginal }, size: items.taken - before };
      before = items.taken;
    }
  }
  const annotators = new Set<number>();
  for await (const own of streamTasks('findAnnotators', tasks(), { ...options, total: items.size })) {
    for (const annotator of own) annotators.add(annotator);
  }
  return { sentences, annotators: [...annotators].sort((a, b) => a - b) };
}

/**
 * Opens a gold, or source sentences, that have been read through once already. A file that cannot be read twice, such
 * as the standard input, is held in memory as it stands.
 */
export async function openScanned(
  open: () => Promise<Source<CorpusItem>>,
  options: ScanOptions,
): Promise<{ readonly items: Source<CorpusItem>; readonly scan: CorpusScan }> {
  const first = await open();
  if (first.file !== '-' && first.size !== undefined) {
    const scan = await scanItems(first, options);
    return { items: await open(), scan };
  }
  const held = await listOf(first);
  const scan = await scanItems(new ListSource(first.file, held), options);
  return { items: new ListSource(first.file, held), scan };
}
