import {
  alignLines,
  badOption,
  parseGold,
  parsePlainText,
  parseSystem,
  quote,
  skippedEdits,
  unannotated,
  type Sentence,
  type SystemOutput,
} from '@stet/core/internal';
import { NodeError } from './errors.js';
import { readText } from './read-text.js';
import type { SystemFile } from './system-files.js';
import { tellNote, tellSkipped } from './tell-note.js';

export interface ReadOptions {
  /** Read as the original programs do, even where they are wrong. */
  readonly strictOriginal?: boolean | undefined;
  /** Leave out edits whose offsets do not fit their sentence, and say so. */
  readonly skipBadEdits?: boolean | undefined;
}

/** Reads a gold file, in any format that holds edits with their sentences. */
export async function readGold(file: string, options: ReadOptions = {}): Promise<Sentence[]> {
  const sentences = parseGold(await readText(file), { ...options, file, onNote: tellNote(file) });
  tellSkipped(skippedEdits(sentences));
  return sentences;
}

/** Reads a gold with alternative answers, and checks that its sentences are those of `gold`. */
export async function readAlternatives(
  file: string,
  gold: readonly Sentence[],
  goldFile: string,
  options: ReadOptions = {},
): Promise<Sentence[]> {
  const sentences = await readGold(file, options);
  const mismatch = gold.findIndex(({ source }, index) => sentences.at(index)?.source !== source);
  if (mismatch === -1 && sentences.length === gold.length) return sentences;
  const index = mismatch === -1 ? gold.length : mismatch;
  throw new NodeError({
    code: 'SOURCES_DIFFER',
    file,
    expected: `the sentences of ${goldFile}: ${gold.length} in the same order`,
    found: `${sentences.length}, and as number ${index + 1} ${quote(sentences.at(index)?.source ?? 'none')}`,
    remedy: 'Give gold files of the same sentences.',
  });
}

/** Reads source sentences, without annotations, from plain text. */
export async function readSource(file: string): Promise<Sentence[]> {
  return unannotated(parsePlainText(await readText(file)));
}

/** The sentences with references from `files`, each of which must have a line for every sentence. */
export async function readReferences(
  files: readonly string[],
  sentences: readonly Sentence[],
  goldFile: string,
): Promise<Sentence[]> {
  const texts = await Promise.all(
    files.map(async (file) => aligned(parsePlainText(await readText(file)), file, sentences, goldFile)),
  );
  return sentences.map((sentence, index) => ({ ...sentence, references: texts.map((lines) => lines[index]) }));
}

export interface System extends SystemOutput {
  readonly name: string;
}

/** Reads a system's output and checks that it has a line for every sentence. */
export async function readSystem(
  { name, file }: SystemFile,
  sentences: readonly Sentence[],
  goldFile: string,
  options: ReadOptions = {},
): Promise<System> {
  const { lines, edits } = parseSystem(await readText(file), { ...options, file, onNote: tellNote(file) });
  return { name, file, lines: aligned(lines, file, sentences, goldFile, options), edits };
}

function aligned(
  lines: readonly string[],
  file: string,
  sentences: readonly Sentence[],
  goldFile: string,
  { strictOriginal }: ReadOptions = {},
): readonly string[] {
  const sources = sentences.map(({ source }) => source);
  return alignLines(sources, lines, { file, goldFile, strictOriginal });
}

/** Refuses to read standard input twice: it can be read only once. */
export function checkStandardInput(files: readonly string[]): void {
  if (files.filter((file) => file === '-').length < 2) return;
  const remedy = 'Give all but one of the inputs as files.';
  throw badOption('the standard input, "-", at most once', 'it more than once', remedy);
}
