import { StetError } from '../error.js';
import { annotatorsOf } from './annotators.js';
import type { Sentence } from './edit.js';

/** Throws if no sentence mentions the annotator. */
export function checkAnnotator(annotator: number, sentences: readonly Sentence[], file: string): void {
  checkListed(annotator, annotatorsOf(sentences), file);
}

/** Throws if the annotator is not among those of the file. */
export function checkListed(annotator: number, annotators: readonly number[], file: string): void {
  if (annotators.includes(annotator)) return;
  throw new StetError({
    code: 'UNKNOWN_ANNOTATOR',
    file,
    expected: `one of its annotators: ${annotators.join(', ')}`,
    found: String(annotator),
    remedy: 'Change {{annotator}}, or leave it out to use the best for each sentence.',
  });
}
