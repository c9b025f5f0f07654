import { StetError, parsePlainText, printPlainText } from '@stet/core/internal';
import { checkCharacters, checkLengths, checkNotM2 } from '../check-text.js';
import { textOf, type Upload } from '../uploads/upload.js';
import { parseStoredGold } from './parse-stored-gold.js';
import { checkSameSentences } from './same-sentences.js';

export interface SourceTask {
  readonly upload: Upload;
  /** The gold that it must have the sentences of, as M2. */
  readonly gold: string | undefined;
}

/** The source as it is stored. */
export interface SourceText {
  readonly lines: number;
  readonly content: string;
}

/** Reads a source, one sentence per line. */
export async function readSourceFile({ upload, gold }: SourceTask): Promise<SourceText> {
  const { file } = upload;
  const text = await textOf(upload);
  checkNotM2(text, file);
  const lines = parsePlainText(text);
  checkCharacters(lines, file);
  checkLengths(lines, file);
  if (gold !== undefined) checkSameSentences(lines, parseStoredGold(gold), file);
  return sourceText(lines, file);
}

export function sourceText(lines: readonly string[], file: string): SourceText {
  if (lines.length === 0) {
    throw new StetError({
      code: 'LINE_COUNT',
      file,
      expected: 'one sentence per line',
      found: 'an empty file',
      remedy: 'Give the source sentences, one per line.',
    });
  }
  return { lines: lines.length, content: printPlainText(lines) };
}
