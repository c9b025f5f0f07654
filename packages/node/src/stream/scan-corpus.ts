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
  /** Ascending; empty unless `findsAnnotators` was set. */
  readonly annotators: readonly number[];
}

interface ScanOptions extends ReadOptions {
  /** Parse the items to find their annotators, rather than only count sentences. */
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
      // Looking at what is parsed already is quicker than handing it to a thread.
      if (typeof item === 'object' && 'source' in item)
        for (const { annotator } of item.annotations) annotators.add(annotator);
      else yield item;
    }
  }
  for await (const mentioned of mentionedIn(items, unparsed(), runner, options))
    for (const annotator of mentioned) annotators.add(annotator);
  return { sentences, annotators: ascending(annotators) };
}

/**
 * Reads a corpus until it mentions `annotator`, which is usually soon. Returns the annotators mentioned up to there:
 * all of them if `annotator` is missing.
 */
export async function findAnnotator(
  items: Source<CorpusItem>,
  annotator: number,
  runner: Runner,
): Promise<readonly number[]> {
  const annotators = new Set<number>();
  for await (const mentioned of mentionedIn(items, itemsOf(items), runner)) {
    for (const candidate of mentioned) annotators.add(candidate);
    if (annotators.has(annotator)) break;
  }
  await items.close();
  return ascending(annotators);
}

/** The annotators that `unparsed`, items taken from `items`, mention, batch by batch. */
function mentionedIn(
  items: Source<CorpusItem>,
  unparsed: AsyncIterable<CorpusItem>,
  runner: Runner,
  { strictOriginal }: ReadOptions = {},
): AsyncIterable<number[]> {
  async function* tasks(): AsyncGenerator<SizedTask<FindAnnotatorsTask>> {
    let takenBefore = 0;
    for await (const { rows } of cutBatches(unparsed, lengthOfItem)) {
      const task = { items: rows, file: items.file, strictOriginal };
      yield { task, size: items.taken - takenBefore };
      takenBefore = items.taken;
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
 * Scans a gold, or source sentences, and opens them again. What cannot be read twice, such as standard input, is kept
 * in a temporary file.
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
