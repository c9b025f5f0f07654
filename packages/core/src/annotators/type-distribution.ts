import { annotationOf, isDone, type UnlistedRule } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import type { Essay } from '../corpus/nucle/essay.js';
import { orderTypes } from '../corpus/error-types/registry.js';

/** How many edits of a type each annotator made. */
export interface TypeCount {
  readonly type: string;
  /** By annotator, in the order of the call. */
  readonly edits: readonly number[];
}

/** The error types of the annotators' edits. */
export function typeDistribution(
  sentences: readonly Sentence[],
  annotators: readonly number[],
  unlisted: UnlistedRule = 'skip',
): TypeCount[] {
  return countTypes(
    annotators.map((annotator) =>
      sentences.flatMap((sentence) =>
        isDone(sentence, annotator, unlisted) ? annotationOf(sentence, annotator).edits : [],
      ),
    ),
  );
}

/** The error types of the marks in essays, a file for each annotator (Ng et al. 2013 and 2014, Table 3). */
export function essayTypeDistribution(files: readonly (readonly Essay[])[]): TypeCount[] {
  return countTypes(
    files.map((essays) => essays.flatMap(({ annotations }) => annotations.flatMap(({ mistakes }) => mistakes))),
  );
}

function countTypes(marks: readonly (readonly { readonly type: string }[])[]): TypeCount[] {
  const counts = marks.map((annotatorMarks) => {
    const count = new Map<string, number>();
    for (const { type } of annotatorMarks) count.set(type, (count.get(type) ?? 0) + 1);
    return count;
  });
  return orderTypes(counts.flatMap((count) => [...count.keys()])).map((type) => ({
    type,
    edits: counts.map((count) => count.get(type) ?? 0),
  }));
}
