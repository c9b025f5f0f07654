import { StetError, metricKinds, withReferences, type Sentence } from '@stet/core';
import {
  checkStandardInput,
  readGold,
  readReferences,
  readSource,
  readSystem,
  systemFiles,
  type System,
} from '@stet/node';
import type { InputOptions } from '../options.js';

export interface Input {
  readonly sentences: readonly Sentence[];
  readonly systems: readonly System[];
}

interface ReadOptions extends InputOptions {
  readonly metric: readonly string[];
}

/** Reads the gold or the references, and the systems' output, and checks that they belong together. */
export async function readInput(args: readonly string[], options: ReadOptions): Promise<Input> {
  const { gold, source, reference = [], strictOriginal } = options;
  const files = await systemFiles(args);
  checkStandardInput(
    [gold, source, ...reference, ...files.map(({ file }) => file)].filter((file) => file !== undefined),
  );
  const basis = basisOf(options);
  const sentences = await readSentences(basis, options);
  if (sentences.length === 0) process.stderr.write(`stet: ${basis} has no sentences.\n`);
  const systems = await Promise.all(files.map((file) => readSystem(file, sentences, basis, { strictOriginal })));
  return { sentences, systems };
}

/** The file that says which sentences there are. */
function basisOf({ gold, source, reference = [], metric }: ReadOptions): string {
  if (gold !== undefined) return gold;
  if (source === undefined || reference.length === 0) {
    throw badOption('--gold FILE, or --source FILE and --reference FILE', 'neither', 'Name what to score against.');
  }
  const needy = metricKinds.filter(({ name, needs }) => metric.includes(name) && needs === 'edits');
  if (needy.length > 0) {
    const names = needy.map(({ name }) => name).join(', ');
    throw badOption(`--gold FILE for ${names}`, 'references only', 'Give gold edits, or choose other metrics.');
  }
  return source;
}

/** Reads the sentences with their gold edits or references, whichever the metrics need. */
export async function readSentences(basis: string, options: ReadOptions): Promise<readonly Sentence[]> {
  const { gold, reference = [], annotator, metric, strictOriginal } = options;
  const sentences = gold === undefined ? await readSource(basis) : await readGold(gold, { strictOriginal });
  if (annotator !== undefined) checkAnnotator(annotator, sentences, basis);
  if (reference.length > 0) return readReferences(reference, sentences, basis);
  const wanted = metricKinds.some(({ name, needs }) => metric.includes(name) && needs === 'references');
  return wanted ? withReferences(sentences) : sentences;
}

export function checkAnnotator(annotator: number, sentences: readonly Sentence[], file: string): void {
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

export function badOption(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_OPTION', expected, found, remedy });
}
