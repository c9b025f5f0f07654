import {
  findAnnotatorsJob,
  ItemPacker,
  lengthOfItem,
  plainItem,
  sourcesOfItem,
  type CorpusItem,
  type FindAnnotatorsTask,
  type PlainItem,
  type Runner,
  type SizedTask,
} from '@stet/core/internal';
import type { ReadOptions } from '../read-corpus.js';
import { BatchCutter } from './batch-cutter.js';
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
  const isUnparsed = (item: CorpusItem): boolean => {
    sentences += sourcesOfItem(item).length;
    // Looking at what is parsed already is quicker than handing it to a thread.
    if (!options.findsAnnotators || typeof item === 'string' || !('source' in item)) return options.findsAnnotators;
    for (const { annotator } of item.annotations) annotators.add(annotator);
    return false;
  };
  for await (const mentioned of mentionedIn(items, isUnparsed, runner, options))
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
  options: ReadOptions = {},
): Promise<readonly number[]> {
  const annotators = new Set<number>();
  for await (const mentioned of mentionedIn(items, () => true, runner, options)) {
    for (const candidate of mentioned) annotators.add(candidate);
    if (annotators.has(annotator)) break;
  }
  await items.close();
  return ascending(annotators);
}

/** The annotators that those items mention which `isWanted` lets pass, batch by batch. */
function mentionedIn(
  items: Source<CorpusItem>,
  isWanted: (item: CorpusItem) => boolean,
  runner: Runner,
  { strictOriginal, skipBadEdits }: ReadOptions = {},
): AsyncIterable<number[]> {
  async function* tasks(): AsyncGenerator<SizedTask<FindAnnotatorsTask>> {
    let takenBefore = 0;
    const packer = new ItemPacker();
    for await (const batch of itemBatches(items, isWanted)) {
      for (const item of batch) packer.add(item);
      const task = { items: packer.take(runner.tools.allocate), file: items.file, strictOriginal, skipBadEdits };
      yield { task, size: items.taken - takenBefore };
      takenBefore = items.taken;
    }
  }
  return runner.run(findAnnotatorsJob, tasks(), { stage: 'Reading', total: items.size });
}

/** Batches of those items that `isWanted` lets pass; if the source fails, those before come first. */
async function* itemBatches(
  source: Source<CorpusItem>,
  isWanted: (item: CorpusItem) => boolean,
): AsyncGenerator<CorpusItem[]> {
  const cutter = new BatchCutter<CorpusItem>();
  let failure: Error | undefined;
  try {
    for (;;) {
      const next = source.next();
      const item = next instanceof Promise ? await next : next;
      if (item === undefined) break;
      if (isWanted(item) && cutter.add(item, lengthOfItem(item))) yield cutter.take();
    }
  } catch (error) {
    failure = error instanceof Error ? error : new Error('the items failed to come');
  }
  const rest = cutter.take();
  if (rest.length > 0) yield rest;
  if (failure !== undefined) throw failure;
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
  const spool = await Spool.open<PlainItem>();
  const scan = await scanItems(spool.recording(first, plainItem), runner, options);
  return { items: await spool.replay(first.file), scan };
}
