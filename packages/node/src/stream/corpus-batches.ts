import { ItemPacker, TextPacker, type CorpusItem, type SourceBatch, type SourceBatches } from '@stet/core/internal';
import type { SystemFile } from '../system-files.js';
import { tools } from '../tools.js';
import { alignedBatches, type AlignedRow, type SentenceRange } from './aligned-batches.js';
import { openSentences } from './line-source.js';
import { openOutput } from './open-output.js';
import type { Source } from './source.js';

export interface CorpusFiles {
  /** The gold, or the source sentences. */
  readonly basis: Source<CorpusItem>;
  readonly references: readonly string[];
  readonly systems: readonly SystemFile[];
  readonly strictOriginal?: boolean | undefined;
  readonly skipBadEdits?: boolean | undefined;
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
  const { basis, references, systems, strictOriginal, range } = files;
  const answers = await Promise.all([
    ...references.map((file) => openSentences(file)),
    ...systems.map(({ file }) => openOutput(file, { strictOriginal })),
  ]);
  const sized = [basis, ...answers].filter(({ size }) => size !== undefined);
  const packer = new BatchPacker(files);
  let first = range?.first ?? 0;
  async function* batches(): AsyncGenerator<SourceBatch> {
    let takenBefore = 0;
    let batchCount = 0;
    for await (const rows of alignedBatches({ basis, answers, strictOriginal, range })) {
      if (batchCount++ === 0) first = rows[0].first;
      const taken = sized.reduce((sum, source) => sum + source.taken, 0);
      yield { ...packer.pack(rows), size: taken - takenBefore };
      takenBefore = taken;
    }
  }
  return {
    get first() {
      return first;
    },
    total: sized.length === 0 ? undefined : sized.reduce((sum, { size = 0 }) => sum + size, 0),
    [Symbol.asyncIterator]: batches,
  };
}

/** Packs rows into memory that threads can share. */
class BatchPacker {
  readonly #files: CorpusFiles;
  readonly #items = new ItemPacker();
  readonly #answers: readonly TextPacker[];
  /** The edits of the outputs that come with theirs. */
  readonly #edits: readonly TextPacker[];

  constructor(files: CorpusFiles) {
    this.#files = files;
    this.#answers = [...files.references, ...files.systems].map(() => new TextPacker());
    this.#edits = this.#answers.map(() => new TextPacker());
  }

  pack(rows: readonly AlignedRow[]): Omit<SourceBatch, 'size'> {
    const { basis, references, systems, strictOriginal } = this.#files;
    let sentences = 0;
    for (const row of rows) {
      this.#items.add(row.item);
      this.#answers.forEach((packer, file) => {
        for (let at = 0; at < row.sentences; at++) {
          const answer = row.answers[file * row.sentences + at];
          packer.add(answer);
          if (answer.edits !== undefined) this.#edits[file].add(answer.edits);
        }
      });
      sentences += row.sentences;
    }
    const characters = this.#answers.reduce((sum, { length }) => sum + length, this.#items.characters);
    const items = this.#items.take(tools.allocate);
    const answers = this.#answers.map((packer, file) => {
      const edits = this.#edits[file];
      return {
        lines: packer.take(tools.allocate),
        edits: edits.count === 0 ? undefined : edits.take(tools.allocate),
      };
    });
    const batch = {
      first: rows[0].first,
      items,
      file: basis.file,
      references: answers.slice(0, references.length).map(({ lines }) => lines),
      strictOriginal,
      skipBadEdits: this.#files.skipBadEdits,
      outputs: systems.map(({ file }, at) => ({ file, ...answers[references.length + at] })),
    };
    return { batch, sentences, characters };
  }
}
