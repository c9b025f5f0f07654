import { checkAnnotator, metricKinds, withReferences, type Sentence } from '@stet/core/internal';
import {
  checkStandardInput,
  readGold,
  readReferences,
  readSource,
  readSystem,
  systemFiles,
  type System,
} from '@stet/node';
import type { InputOptions } from '../options/scoring-options.js';
import { badOption } from '../options/bad-option.js';

export interface Input {
  readonly sentences: readonly Sentence[];
  readonly systems: readonly System[];
}

/** Input, and the metrics that are to score it. */
export interface ScoredInput extends InputOptions {
  readonly metric: readonly string[];
}

/** Reads the gold or the references, and the systems' output, and checks that they belong together. */
export async function readInput(args: readonly string[], options: ScoredInput): Promise<Input> {
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
export function basisOf({ gold, source, reference = [], metric }: ScoredInput): string {
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
export async function readSentences(basis: string, options: ScoredInput): Promise<readonly Sentence[]> {
  const { gold, reference = [], annotator, metric, strictOriginal } = options;
  const sentences = gold === undefined ? await readSource(basis) : await readGold(gold, { strictOriginal });
  if (annotator !== undefined) checkAnnotator(annotator, sentences, basis);
  if (reference.length > 0) return readReferences(reference, sentences, basis);
  return wantsReferences(metric) ? withReferences(sentences) : sentences;
}

/** True when one of the metrics compares with reference texts. */
export function wantsReferences(metric: readonly string[]): boolean {
  return metricKinds.some(({ name, needs }) => metric.includes(name) && needs === 'references');
}
