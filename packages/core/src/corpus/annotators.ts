import { StetError } from '../error.js';
import type { Annotation, Sentence } from './edit.js';

/** The annotators that the sentences mention, ascending. */
export function annotatorsOf(sentences: readonly Sentence[]): number[] {
  const ids = new Set<number>();
  for (const { annotations } of sentences) for (const { annotator } of annotations) ids.add(annotator);
  return [...ids].sort((a, b) => a - b);
}

/**
 * What a sentence says of an annotator whom it does not list: nothing, so that it is skipped; or that the annotator did
 * what the first one listed did. The combined gold of CoNLL-2014 means the latter: it lists what both agree on once.
 */
export const unlistedRules = ['skip', 'first'] as const;
export type UnlistedRule = (typeof unlistedRules)[number];

/** True if the sentence says what the annotator did. */
export function isDone({ annotations }: Sentence, annotator: number, unlisted: UnlistedRule): boolean {
  return unlisted === 'first' || annotations.some((annotation) => annotation.annotator === annotator);
}

/** The annotator whose edits of a sentence count as this annotator's: the first one listed stands in. */
export function standIn({ annotations }: Sentence, annotator: number): number {
  const listed = annotations.some((annotation) => annotation.annotator === annotator);
  return listed ? annotator : annotations[0].annotator;
}

/** What an annotator, or the stand-in, did with a sentence. */
export function annotationOf(sentence: Sentence, annotator: number): Annotation {
  const id = standIn(sentence, annotator);
  return sentence.annotations.find((annotation) => annotation.annotator === id) ?? sentence.annotations[0];
}

/** The sentences as one annotator, or the stand-in, left them. */
export function sentencesBy(annotator: number, sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((sentence) => ({
    source: sentence.source,
    annotations: [{ annotator, edits: annotationOf(sentence, annotator).edits }],
  }));
}

/** Throws if no sentence mentions the annotator. */
export function checkAnnotator(annotator: number, sentences: readonly Sentence[], file: string): void {
  checkListed(annotator, annotatorsOf(sentences), file);
}

/** Throws if the annotator is not among those of the file. */
export function checkListed(annotator: number, annotators: readonly number[], file: string): void {
  if (annotators.includes(annotator)) return;
  if (annotators.length === 0) {
    const remedy = 'Check that this is the file you mean.';
    throw new StetError({ code: 'UNKNOWN_ANNOTATOR', file, expected: 'sentences', found: 'none', remedy });
  }
  throw new StetError({
    code: 'UNKNOWN_ANNOTATOR',
    file,
    expected: `one of its annotators: ${annotators.join(', ')}`,
    found: String(annotator),
    remedy: 'Change {{annotator}}, or leave it out to use the best for each sentence.',
  });
}
