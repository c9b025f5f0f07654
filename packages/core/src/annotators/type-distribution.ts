import { annotationOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { orderTypes } from '../corpus/error-types/registry.js';

/** How many edits of a type each annotator made. */
export interface TypeCount {
  readonly type: string;
  /** By annotator, in the order asked for. */
  readonly edits: readonly number[];
}

/** The error types of the annotators' edits (Ng et al. 2014, Table 3). */
export function typeDistribution(sentences: readonly Sentence[], annotators: readonly number[]): TypeCount[] {
  const counts = annotators.map((annotator) => {
    const own = new Map<string, number>();
    for (const sentence of sentences) {
      for (const { type } of annotationOf(sentence, annotator).edits) own.set(type, (own.get(type) ?? 0) + 1);
    }
    return own;
  });
  return orderTypes(counts.flatMap((own) => [...own.keys()])).map((type) => ({
    type,
    edits: counts.map((own) => own.get(type) ?? 0),
  }));
}
