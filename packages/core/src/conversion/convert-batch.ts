import { annotatorsOf } from '../corpus/annotators.js';
import { extractSentence, type Granularity } from '../edits/extract.js';
import { prepareBatch, type TextBatch } from '../scoring/prepare-batch.js';
import type { Tagger } from '../text/tagger.js';
import { countLosses, type Losses } from './losses.js';
import type { StrandOptions } from './strand-format.js';
import { strandFormats, type StrandFormatName } from './strand-formats.js';

/** What a corpus is converted to. */
export interface Conversion extends StrandOptions {
  readonly to: StrandFormatName;
  /** Of the edits that are found between plain texts. */
  readonly granularity?: Granularity | undefined;
}

/** What a stretch of a corpus adds to the files of a conversion. */
export interface ConvertedBatch {
  /** By strand. */
  readonly texts: readonly string[];
  readonly losses: Losses;
  /** Who is mentioned, ascending. */
  readonly annotators: readonly number[];
}

/** Parses a stretch of a corpus and prints it in another format; reference texts become the edits of annotators. */
export function convertBatch(batch: TextBatch, conversion: Conversion, tagger?: Tagger): ConvertedBatch {
  const read = prepareBatch(batch).sentences;
  const sentences = read.map((sentence) => {
    const { source, references } = sentence;
    return references === undefined ? sentence : extractSentence(source, references, conversion.granularity);
  });
  return {
    texts: strandFormats[conversion.to].piece(sentences, { ...conversion, first: batch.first, tagger }),
    losses: countLosses(sentences),
    annotators: annotatorsOf(sentences),
  };
}
