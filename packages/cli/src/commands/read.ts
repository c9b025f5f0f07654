import { StetError, type Sentence } from '@stet/core';
import { checkStandardInput, readGold, readSystem, systemFiles, type System } from '@stet/node';
import type { ScoringOptions } from '../options.js';

export interface Input {
  readonly sentences: readonly Sentence[];
  readonly systems: readonly System[];
}

/** Reads the gold and the systems' output, and checks that they belong together. */
export async function readInput(
  args: readonly string[],
  { gold, annotator, strictOriginal }: ScoringOptions,
): Promise<Input> {
  const files = await systemFiles(args);
  checkStandardInput([gold, ...files.map(({ file }) => file)]);
  const sentences = await readGold(gold, { strictOriginal });
  if (sentences.length === 0) process.stderr.write(`stet: ${gold} has no sentences.\n`);
  if (annotator !== undefined) checkAnnotator(annotator, sentences, gold);
  const systems = await Promise.all(files.map((file) => readSystem(file, sentences, gold, { strictOriginal })));
  return { sentences, systems };
}

function checkAnnotator(annotator: number, sentences: readonly Sentence[], file: string): void {
  const ids = new Set(sentences.flatMap(({ annotations }) => annotations.map((annotation) => annotation.annotator)));
  if (ids.has(annotator)) return;
  throw new StetError({
    code: 'UNKNOWN_ANNOTATOR',
    file,
    expected: `one of its annotators: ${[...ids].sort((a, b) => a - b).join(', ')}`,
    found: String(annotator),
    remedy: 'Choose another --annotator, or leave it out to use the best for each sentence.',
  });
}
