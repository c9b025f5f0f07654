import {
  findAnnotatorsJob,
  lengthOfItem,
  sourcesOfItem,
  type CorpusItem,
  type FindAnnotatorsTask,
  type Runner,
  type SizedTask,
} from '@stet/core/internal';
import type { ReadOptions } from '../read-corpus.js';
import { cutBatches } from './cut-batches.js';
import type { Source } from './source.js';
import { Spool } from './spool.js';

/** What must be known of a whole corpus before its first sentence is measured. */
export interface CorpusScan {
  readonly sentences: number;
  /** Ascending; none unless they were asked for. */
  readonly annotators: readonly number[];
}

interface ScanOptions extends ReadOptions {
  /** Parse the items to find their annotators, and do not only count. */
  readonly findsAnnotators: boolean;
}

/** Reads a corpus through once. */
async function scanItems(items: Source<CorpusItem>, runner: Runner, options: ScanOptions): Promise<CorpusScan> {
  let sentences = 0;
  const annotators = new Set<number>();
  async function* unparsed(): AsyncGenerator<CorpusItem> {
    for await (const item of itemsOf(items)) {
      sentences += sourcesOfItem(item).length;
      if (!options.findsAnnotators) continue;
      // What is parsed already is quicker looked at than handed to a thread.
      if (typeof item === 'object' && 'source' in item)
        for (const { annotator } of item.annotations) annotators.add(annotator);
      else yield item;
    }
  }
  for await (const own of mentionedIn(items, unparsed(), runner, options))
    for (const annotator of own) annotators.add(annotator);
  return { sentences, annotators: ascending(annotators) };
}

/**
 * Reads a corpus until it mentions an annotator, which is soon as a rule. The annotators that it mentions up to there:
 * all of them where that one is not among them.
 */
export async function findAnnotator(
  items: Source<CorpusItem>,
  annotator: number,
  runner: Runner,
): Promise<readonly number[]> {
  const annotators = new Set<number>();
  for await (const own of mentionedIn(items, itemsOf(items), runner)) {
    for (const one of own) annotators.add(one);
    if (annotators.has(annotator)) break;
  }
  await items.close();
  return ascending(annotators);
}

/** The annotators that some items of a corpus mention, batch by batch. */
function mentionedIn(
  items: Source<CorpusItem>,
  some: AsyncIterable<CorpusItem>,
  runner: Runner,
  { strictOriginal }: ReadOptions = {},
): AsyncIterable<number[]> {
  async function* tasks(): AsyncGenerator<SizedTask<FindAnnotatorsTask>> {
    let before = 0;
    for await (const { rows } of cutBatches(some, lengthOfItem)) {
      const task = { items: rows, file: items.file, strictOriginal };
      yield { task, size: items.taken - before };
      before = items.taken;
    }
  }
  return runner.run(findAnnotatorsJob, tasks(), { stage: 'Reading', total: items.size });
}

async function* itemsOf<T>(source: Source<T>): AsyncGenerator<T> {
  for (let item = await source.next(); item !== undefined; item = await source.next()) yield item;
}

function ascending(numbers: Iterable<number>): number[] {
  return [...numbers].sort((a, b) => a - b);
}

/**
 * Opens a gold, or source sentences, that have been read through once already. A file that cannot be read twice, such
 * as the standard input, is kept in a temporary file.
 */
export async function openScanned(
  open: () => Promise<Source<CorpusItem>>,
  runner: Runner,
  options: ScanOptions,
): Promise<{ readonly items: Source<CorpusItem>; readonly scan: CorpusScan }> {
  const first = await open();
  if (first.file !== '-' && first.size !== undefined) {
    const scan = await scanItems(first, runner, options);
    return { items: await open(), scan };
  }
  const spool = await Spool.open<CorpusItem>();
  const scan = await scanItems(spool.recording(first), runner, options);
  return { items: await spool.replay(first.file), scan };
}
