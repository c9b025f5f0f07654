import type { Alignment } from '../aligner.js';
import { countsOf, type EditMetric } from '../edit-metric.js';

/** Of the alignments of each sentence the one that the running totals of the corpus choose. */
export function chosenAlignments(metric: EditMetric, alignments: readonly (readonly Alignment[])[]): Alignment[] {
  const scores = metric.sentences(alignments.map(countsOf));
  return alignments.flatMap((own, at) => own.filter(({ annotator }) => annotator === scores[at].running.annotator));
}
