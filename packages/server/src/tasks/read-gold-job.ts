import {
  blocksOf,
  goldFormat,
  looksLikeEssays,
  parseGold,
  parsePlainText,
  printM2,
  skippedEdits,
  type InputText,
  type Sentence,
} from '@stet/core/internal';
import { checkCharacters } from '../check-text.js';
import { textsOf } from '../uploads/texts-of.js';
import type { Upload } from '../uploads/upload.js';
import { factsOf } from './gold-facts-job.js';
import type { CheckedGold, GoldSource, ReadGold } from './checked-gold.js';
import { parseEssayFiles } from './read-essay-gold.js';
import { sourceText, type SourceText } from './read-source-job.js';
import { checkSameSentences } from './same-sentences.js';

export interface GoldFileTask {
  readonly upload: Upload;
  /** The source that it must have the sentences of. */
  readonly source: GoldSource | undefined;
}

/**
 * Reads a gold without edits that have bad offsets, and checks that it has the sentences of the source. Essays may be several
 * files, in a tar file.
 */
export async function readGoldFile({ upload, source }: GoldFileTask): Promise<ReadGold> {
  return parseGoldFiles(await textsOf(upload), source, { skipBadEdits: true });
}

interface GoldOptions {
  readonly skipBadEdits?: boolean | undefined;
}

/** The gold in one file; or in those of essays: originals, unless they are the source, and their references. */
export function parseGoldFiles(
  files: readonly InputText[],
  source: GoldSource | undefined,
  options: GoldOptions,
): ReadGold {
  if (files.every(({ text }) => looksLikeEssays(text))) return parseEssayFiles(files, source);
  return parseGoldFile(files[0], source?.content, options);
}

export function parseGoldFile(
  { file, text }: InputText,
  source: string | undefined,
  { skipBadEdits = false }: GoldOptions = {},
): ReadGold {
  checkCharacters(text.split('\n'), file);
  const sentences = parseGold(text, { file, skipBadEdits });
  // M2 of either kind is stored verbatim: ChERRANT's has alternatives that the other cannot hold.
  const content = ['m2', 'cherrant'].includes(goldFormat(text, file).name) ? text : undefined;
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
