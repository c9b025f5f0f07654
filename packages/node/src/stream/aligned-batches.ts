import { AlignmentCheck, lengthOfItem, lengthOfText, sourcesOfItem } from '@stet/core/internal';
import type { CorpusItem } from '@stet/core/internal';
import { asBytes } from './as-bytes.js';
import { BatchCutter } from './batch-cutter.js';
import type { OutputText } from './open-output.js';
import type { Source } from './source.js';

/** Sentences from index `first` up to, but not including, `end`. */
export interface SentenceRange {
  readonly first: number;
  readonly end: number;
}

/** An item of the basis with the answers of the other files to its sentences. */
export interface AlignedRow {
  /** Index of its first sentence. */
  readonly first: number;
  readonly item: CorpusItem;
  /** How many sentences it has. */
  readonly sentences: number;
  /** The answers of the first file to its sentences, then those of the next. */
  readonly answers: readonly OutputText[];
}

export interface AlignedFiles {
  /** The file that says which sentences there are. */
  readonly basis: Source<CorpusItem>;
  /** Plain text files with a line for each sentence. */
  readonly answers: readonly Source<OutputText>[];
  /** Count empty lines at the end like any other line, as the original programs do. */
  readonly strictOriginal?: boolean | undefined;
  /** Give only these sentences; a block of several belongs where its first sentence does. */
  readonly range?: SentenceRange | undefined;
}

/**
 * Reads files side by side, in batches of rows. If one has fewer or more lines than there are sentences, the error is
 * thrown after all of them have been read to the end, when both counts and the first misaligned line are known. Before
 * any error come the rows that were read: a fault in them is the earlier one.
 */
export async function* alignedBatches(files: AlignedFiles): AsyncGenerator<AlignedRow[]> {
  const { basis, answers, strictOriginal, range = { first: 0, end: Infinity } } = files;
  const checks = answers.map(({ file }) => new AlignmentCheck({ file, goldFile: basis.file, strictOriginal }));
  const cutter = new BatchCutter<AlignedRow>();
  let failure: Error | undefined;
  try {
    let first = 0;
    let isAligned = true;
    let isPastRange = false;
    while (!isPastRange) {
      // What has been read already comes at once: waiting for it would cost more than the rest of this loop.
      const nextItem = basis.next();
      const item = nextItem instanceof Promise ? await nextItem : nextItem;
      if (item === undefined) break;
      const sources = sourcesOfItem(item).map(asBytes);
      const lines: OutputText[] = [];
      let characters = lengthOfItem(item);
      for (let file = 0; file < answers.length; file++) {
        for (const source of sources) {
          const nextLine = answers[file].next();
          const line = nextLine instanceof Promise ? await nextLine : nextLine;
          checks[file].add(source, line);
          if (line === undefined) continue;
          lines.push(line);
          characters += lengthOfText(line);
        }
      }
      isAligned &&= lines.length === sources.length * answers.length;
      if (!isAligned) continue;
      isPastRange = first >= range.end;
      const row = { first, item, sentences: sources.length, answers: lines };
      if (first >= range.first && !isPastRange && cutter.add(row, characters)) yield cutter.take();
      first += sources.length;
    }
    if (!isPastRange) await finish(answers, checks);
  } catch (error) {
    failure = error instanceof Error ? error : new Error('the rows failed to come');
  } finally {
    await Promise.all([basis, ...answers].map((source) => source.close()));
  }
  const rest = cutter.take();
  if (rest.length > 0) yield rest;
  if (failure !== undefined) throw failure;
}

/** Reads the answers to their ends, and throws if there are too many or too few. */
async function finish(answers: readonly Source<OutputText>[], checks: readonly AlignmentCheck[]): Promise<void> {
  for (let file = 0; file < answers.length; file++) {
    for (let line = await answers[file].next(); line !== undefined; line = await answers[file].next()) {
      checks[file].add(undefined, line);
    }
    checks[file].finish();
  }
}
