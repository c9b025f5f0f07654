import {
  StetError,
  essayLines,
  looksLikeEssays,
  parseMarkdownEssays,
  parsePlainText,
  printPlainText,
  type EssayText,
  type InputText,
} from '@stet/core/internal';
import { checkCharacters, checkLengths, checkNotM2 } from '../check-text.js';
import { textOf, type Upload } from '../uploads/upload.js';
import { parseStoredGold } from './parse-stored-gold.js';
import { checkSameSentences } from './same-sentences.js';

export interface SourceTask {
  readonly upload: Upload;
  /** The gold that it must have the sentences of, as it is stored. */
  readonly gold: string | undefined;
}

/** The source as it is stored. */
export interface SourceText {
  readonly lines: number;
  readonly content: string;
}

/** The source of a task; with the essays that its lines are, if they are essays. */
export interface TaskSource extends SourceText {
  readonly essays?: readonly EssayText[];
}

/** Reads a source: one sentence per line, or essays in MultiGEC's Markdown. */
export async function readSourceFile({ upload, gold }: SourceTask): Promise<TaskSource> {
  const { file } = upload;
  const source = parseSource({ file, text: await textOf(upload) });
  if (gold !== undefined) checkSameSentences(parsePlainText(source.content), parseStoredGold(gold), file);
  return source;
}

export function parseSource({ file, text }: InputText): TaskSource {
  checkNotM2(text, file);
  if (looksLikeEssays(text)) return essaySource(parseMarkdownEssays(text).essays, file);
  const lines = parsePlainText(text);
  checkCharacters(lines, file);
  checkLengths(lines, file);
  return sourceText(lines, file);
}

/** Each essay is a line of tokens. */
export function essaySource(essays: readonly EssayText[], file: string): TaskSource {
  const lines = essayLines(essays.map(({ text }) => text));
  checkCharacters(lines, file);
  checkLengths(lines, file);
  return { ...sourceText(lines, file), essays };
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
