import { StetError } from '../error.js';
import { annotatorsOf } from './annotators.js';
import type { Sentence } from './edit.js';

/** Refuses an annotator whom no sentence mentions. */
export function checkAnnotator(annotator: number, sentences: readonly Sentence[], file: string): void {
  checkListed(annotator, annotatorsOf(sentences), file);
}

/** Refuses an annotator who is not among those of the file. */
export function checkListed(annotator: number, known: readonly number[], file: string): void {
  if (known.includes(annotator)) return;
  throw new StetError({
    code: 'UNKNOWN_ANNOTATOR',
    file,
    expected: `one of its annotators: ${known.join(', ')}`,
    found: String(annotator),
    remedy: 'Change {{annotator}}, or leave it out to use the best for each sentence.',
  });
}
