import {
  blocksOf,
  goldFormat,
  parseGold,
  parsePlainText,
  printM2,
  skippedEdits,
  type InputText,
  type Sentence,
  type StetErrorDetails,
} from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';
import { textOf, type Upload } from '../uploads/upload.js';
import { factsOf, type GoldFacts } from './gold-facts-job.js';
import { sourceText, type SourceText } from './read-source-job.js';
import { checkSameSentences } from './same-sentences.js';

export interface GoldFileTask {
  readonly upload: Upload;
  /** The content of the source that it must have the sentences of. */
  readonly source: string | undefined;
}

/** A gold as it is stored, checked against a source. */
export interface CheckedGold {
  readonly sentences: number;
  /** M2. */
  readonly content: string;
  readonly facts: GoldFacts;
  /** The content of the source it was checked against; undefined if there was none. */
  readonly checkedSource: string | undefined;
  /** Its own sentences, for a task without a source. */
  readonly source: SourceText | undefined;
}

export interface ReadGold {
  readonly gold: CheckedGold;
  /** What is wrong with each edit that does not count. */
  readonly skipped: readonly StetErrorDetails[];
}

/** Reads a gold from one file without edits that have bad offsets, and checks that it has the sentences of the source. */
export async function readGoldFile({ upload, source }: GoldFileTask): Promise<ReadGold> {
  return parseGoldFile({ file: upload.file, text: await textOf(upload) }, source, { skipBadEdits: true });
}

export function parseGoldFile(
  { file, text }: InputText,
  source: string | undefined,
  { skipBadEdits = false }: { readonly skipBadEdits?: boolean | undefined } = {},
): ReadGold {
  checkCharacters(text.split('\n'), file);
  const sentences = parseGold(text, { file, skipBadEdits });
  // M2 is stored verbatim.
  const content = goldFormat(text, file).name === 'm2' ? text : undefined;
  return { gold: checkedGold(sentences, content, source, file), skipped: skippedEdits(sentences) };
}

/** The gold to store for these sentences. */
export function checkedGold(
  sentences: readonly Sentence[],
  content: string | undefined,
  source: string | undefined,
  file: string,
): CheckedGold {
  if (source !== undefined) checkSameSentences(parsePlainText(source), sentences, file);
  const ownSource = (): SourceText =>
    sourceText(
      sentences.map((sentence) => sentence.source),
      file,
    );
  return {
    sentences: sentences.length,
    // With what was left out, so that each reader leaves it out again and signatures count it.
    content: content ?? printM2(blocksOf(sentences, { keepSkipped: true })),
    facts: factsOf(sentences),
    checkedSource: source,
    source: source === undefined ? ownSource() : undefined,
  };
}
