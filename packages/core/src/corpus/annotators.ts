import type { Annotation, Sentence } from './edit.js';

/** The annotators that the sentences mention, ascending. */
export function annotatorsOf(sentences: readonly Sentence[]): number[] {
  const ids = new Set(sentences.flatMap(({ annotations }) => annotations.map(({ annotator }) => annotator)));
  return [...ids].sort((a, b) => a - b);
}

/**
 * What an annotator did with a sentence. Where the sentence does not list the annotator, the first one listed stands
 * in: the combined CoNLL-2014 gold lists edits on which both agree once.
 */
export function annotationOf({ annotations }: Sentence, annotator: number): Annotation {
  return annotations.find((annotation) => annotation.annotator === annotator) ?? { ...annotations[0], annotator };
}

/** The sentences as one annotator left them. */
export function sentencesBy(annotator: number, sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((sentence) => ({
    source: sentence.source,
    annotations: [annotationOf(sentence, annotator)],
  }));
}
