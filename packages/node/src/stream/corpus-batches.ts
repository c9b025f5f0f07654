import {
  lengthOfItem,
  sourcesOfItem,
  type CorpusItem,
  type SourceBatch,
  type SourceBatches,
  type TextBatch,
} from '@stet/core/internal';
import type { SystemFile } from '../system-files.js';
import { alignedRows, type AlignedRow } from './aligned-rows.js';
import { cutBatches } from './cut-batches.js';
import { openLines } from './line-source.js';
import type { Source } from './source.js';

/** Sentences from index `first` up to, but not including, `end`. */
export interface SentenceRange {
  readonly first: number;
  readonly end: number;
}

export interface CorpusFiles {
  /** The gold, or the source sentences. */
  readonly basis: Source<CorpusItem>;
  readonly references: readonly string[];
  readonly systems: readonly SystemFile[];
  readonly strictOriginal?: boolean | undefined;
  /** Read only these sentences; a block of several belongs where its first sentence does. */
  readonly range?: SentenceRange | undefined;
}

/** Batches of files. Their sizes are bytes read from the files whose size is known. */
export interface CorpusBatches extends SourceBatches {
  /** Index of the first sentence that was read; for a range, known once its first batch has been read. */
  readonly first: number;
}

/** Opens the files of a corpus, to be read side by side in batches of bounded size. */
export async function openCorpus(files: CorpusFiles): Promise<CorpusBatches> {
  const { basis, references, systems, strictOriginal } = files;
  const texts = await Promise.all([
    ...references.map((file) => openLines(file)),
    ...systems.map(({ file }) => openLines(file, { keepByteOrderMark: strictOriginal })),
  ]);
  const sized = [basis, ...texts].filter(({ size }) => size !== undefined);
  const rows = alignedRows({ basis, sourcesOf: sourcesOfItem, answers: texts, strictOriginal });
  let first = files.range?.first ?? 0;
  const onFirst = (index: number): void => {
    first = index;
  };
  return {
    get first() {
      return first;
    },
    total: sized.length === 0 ? undefined : sized.reduce((sum, { size = 0 }) => sum + size, 0),
    [Symbol.asyncIterator]: () => batchesOf(rows, sized, files, onFirst),
  };
}

async function* batchesOf(
  rows: AsyncIterable<AlignedRow<CorpusItem>>,
  sized: readonly Source<unknown>[],
  files: CorpusFiles,
  onFirst: (index: number) => void,
): AsyncGenerator<SourceBatch> {
  const { basis, references, systems, strictOriginal, range } = files;
  let takenBefore = 0;
  let batchCount = 0;
  for await (const { rows: batchRows } of cutBatches(withinRange(rows, range), lengthOfRow)) {
    const [{ first }] = batchRows;
    if (batchCount++ === 0) onFirst(first);
    const answers = (file: number): string[] => batchRows.flatMap((row) => row.answers[file]);
    const batch: TextBatch = {
      first,
      items: batchRows.map(({ basis: item }) => item),
      file: basis.file,
      references: references.map((_, at) => answers(at)),
      strictOriginal,
      outputs: systems.map(({ file }, at) => ({ file, lines: answers(references.length + at) })),
    };
    const sentences = batchRows.reduce((sum, { sources }) => sum + sources.length, 0);
    const taken = sized.reduce((sum, source) => sum + source.taken, 0);
    const characters = batchRows.reduce((sum, row) => sum + lengthOfRow(row), 0);
    yield { batch, sentences, characters, size: taken - takenBefore };
    takenBefore = taken;
  }
}

interface NumberedRow extends AlignedRow<CorpusItem> {
  /** Index of its first sentence. */
  readonly first: number;
}

async function* withinRange(
  rows: AsyncIterable<AlignedRow<CorpusItem>>,
  range: SentenceRange = { first: 0, end: Infinity },
): AsyncGenerator<NumberedRow> {
  let first = 0;
  for await (const row of rows) {
    if (first >= range.end) return;
    if (first >= range.first) yield { ...row, first };
    first += row.sources.length;
  }
}

function lengthOfRow({ basis, answers }: AlignedRow<CorpusItem>): number {
  let length = lengthOfItem(basis);
  for (const lines of answers) for (const line of lines) length += line.length;
  return length;
}
