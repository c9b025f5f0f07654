import { annotationOf } from './annotators.js';
import type { Edit, Sentence } from './edit.js';

/**
 * Ways in use to make reference texts from the edits of annotators, which differ in two things: what becomes of edits of
 * unclear meaning (`Um`), and of a sentence that does not list an annotator.
 *
 * - `cn`: unclear passages stay, and the first annotator listed stands in: the texts of CoNLL-2014's Table 12 and the
 *   references of Chollampatt & Ng (2018).
 * - `applied`: unclear passages are edited too, mostly deleted; the first annotator listed stands in: SEEDA.
 * - `gec-metrics`: unclear passages are edited too, and an annotator who is not listed left the sentence as it is.
 */
export const referenceSets = ['cn', 'applied', 'gec-metrics'] as const;
export type ReferenceSet = (typeof referenceSets)[number];

/** The edits of a sentence that make the reference of an annotator. */
export function editsFor(sentence: Sentence, annotator: number, set: ReferenceSet): readonly Edit[] {
  if (set !== 'gec-metrics') return annotationOf(sentence, annotator).edits;
  return sentence.annotations.find((annotation) => annotation.annotator === annotator)?.edits ?? [];
}
