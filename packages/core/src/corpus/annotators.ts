import { StetError } from '../error.js';
import type { Annotation, Sentence } from './edit.js';

/** The annotators that the sentences mention, ascending. */
export function annotatorsOf(sentences: readonly Sentence[]): number[] {
  const ids = new Set(sentences.flatMap(({ annotations }) => annotations.map(({ annotator }) => annotator)));
  return [...ids].sort((a, b) => a - b);
}

/**
 * The annotator whose edits of a sentence count as this annotator's. Where the sentence does not list the annotator,
 * the first one listed stands in: the combined CoNLL-2014 gold lists edits on which both agree only once.
 */
export function standIn({ annotations }: Sentence, annotator: number): number {
  const listed = annotations.some((annotation) => annotation.annotator === annotator);
  return listed ? annotator : annotations[0].annotator;
}

/** What an annotator, or the stand-in, did with a sentence. */
export function annotationOf(sentence: Sentence, annotator: number): Annotation {
  const id = standIn(sentence, annotator);
  return sentence.annotations.find((annotation) => annotation.annotator === id) ?? sentence.annotations[0];
}

/** The sentences as one annotator left them. */
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
  throw new StetError({
    code: 'UNKNOWN_ANNOTATOR',
    file,
    expected: `one of its annotators: ${annotators.join(', ')}`,
    found: String(annotator),
    remedy: 'Change {{annotator}}, or leave it out to use the best for each sentence.',
  });
}
