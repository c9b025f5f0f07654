import { annotatorsOf } from '../corpus/annotators.js';
import { extractSentence, type Granularity } from '../edits/extract.js';
import type { OutputOptions } from '../formats/corpus-printer.js';
import { countLosses, type Losses } from '../formats/losses.js';
import type { Job } from '../runner/job.js';
import { prepareBatch, type TextBatch } from '../scoring/batch.js';
import { loadEnglishTagger } from '../text/english-tagger.js';
import type { Tagger } from '../text/tagger.js';
import { printerNamed, type PrinterName } from '../formats/write-annotated.js';

export interface ConvertTask {
  readonly batch: TextBatch;
  readonly conversion: Conversion;
}

/** Converts an unparsed batch to another format. */
export const convertJob: Job<ConvertTask, ConvertedBatch> = {
  name: 'convert',
  work: async ({ batch, conversion }) =>
    convertBatch(
      batch,
      conversion,
      printerNamed(conversion.to).usesTagger === true ? await loadEnglishTagger() : undefined,
    ),
};

/** What a corpus is converted to. */
export interface Conversion extends OutputOptions {
  readonly to: PrinterName;
  /** Of the edits found by comparing plain texts. */
  readonly granularity?: Granularity | undefined;
}

/** What a batch adds to the files of a conversion. */
export interface ConvertedBatch {
  /** One for each section of the files. */
  readonly texts: readonly string[];
  readonly losses: Losses;
  /** The annotators that the batch mentions, ascending. */
  readonly annotators: readonly number[];
}

/** Parses a batch and prints it in another format; references become the edits of annotators. */
export function convertBatch(batch: TextBatch, conversion: Conversion, tagger?: Tagger): ConvertedBatch {
  const sentences = prepareBatch(batch).sentences.map((sentence) => {
    const { source, references } = sentence;
    return references === undefined ? sentence : extractSentence(source, references, conversion.granularity);
  });
  return {
    texts: printerNamed(conversion.to).print(sentences, { ...conversion, first: batch.first, tagger }),
    losses: countLosses(sentences),
    annotators: annotatorsOf(sentences),
  };
}
