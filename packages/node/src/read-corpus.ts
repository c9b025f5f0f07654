import {
  alignLines,
  parseM2,
  parsePlainText,
  sentencesOf,
  StetError,
  type Sentence,
  type SystemOutput,
} from '@stet/core';
import { readText } from './read-text.js';
import type { SystemFile } from './system-files.js';

export interface ReadOptions {
  /** Read as the original programs do, also where they are wrong. */
  readonly strictOriginal?: boolean | undefined;
}

/** Reads an M2 gold file. */
export async function readGold(file: string, options: ReadOptions = {}): Promise<Sentence[]> {
  return parseM2(await readText(file), { file, ...options }).flatMap(sentencesOf);
}

export interface System extends SystemOutput {
  readonly name: string;
}

/** Reads a system's output and checks that it answers the sentences line by line. */
export async function readSystem(
  { name, file }: SystemFile,
  sentences: readonly Sentence[],
  goldFile: string,
  options: ReadOptions = {},
): Promise<System> {
  const text = await readText(file);
  const lines = parsePlainText(text, { keepByteOrderMark: options.strictOriginal });
  const sources = sentences.map(({ source }) => source);
  return { name, file, lines: alignLines(sources, lines, { file, goldFile, strictOriginal: options.strictOriginal }) };
}

/** Refuses a file name that can be read only once, when it is given twice. */
export function checkStandardInput(files: readonly string[]): void {
  if (files.filter((file) => file === '-').length < 2) return;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: 'the standard input, "-", at most once',
    found: 'it more than once',
    remedy: 'Give all but one of the inputs as files.',
  });
}
