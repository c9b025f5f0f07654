import type { Annotation, Edit, Sentence } from '../edit.js';
import type { IMeasureSentence } from './gold.js';

/**
 * The sentence for any metric: its errors as they are, and an annotation for each annotator. Annotators who correct
 * nothing get the lowest free numbers.
 */
export function sentenceOfErrors({ source, annotators, errors }: IMeasureSentence): Sentence {
  const editsOf = new Map<number, Edit[]>();
  for (const { type, required, alternatives } of errors) {
    for (const { annotator, corrections } of alternatives) {
      let edits = editsOf.get(annotator);
      if (edits === undefined) editsOf.set(annotator, (edits = []));
      for (const { start, end, text } of corrections) {
        edits.push({ start, end, type, corrections: [text], required, comment: '' });
      }
    }
  }
  for (let free = 0; editsOf.size < Math.max(1, annotators); free++) {
    if (!editsOf.has(free)) editsOf.set(free, []);
  }
  const annotations = Array.from(editsOf, ([annotator, edits]): Annotation => ({ annotator, edits }));
  return {
    source,
    annotations: annotations.sort((a, b) => a.annotator - b.annotator),
    errors: { annotators, errors },
  };
}
