import { annotatorsOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import type { EditMetric } from '../metrics/edit-based/edit-metric.js';
import { agreement, type Agreement, type AgreementOptions } from './agreement.js';
import { crossScore, type CrossScore } from './cross-score.js';
import { editOverlap, type EditOverlap } from './edit-overlap.js';
import { typeDistribution, type TypeCount } from './type-distribution.js';

/** What can be said of the annotators of a corpus before any system is scored. */
export interface AnnotatorReport {
  readonly annotators: readonly number[];
  /** One for each pair. */
  readonly agreement: readonly Agreement[];
  /** Each annotator's text against each other's edits. */
  readonly cross: readonly CrossScore[];
  readonly types: readonly TypeCount[];
  /** Each annotator's edits beside each other's. */
  readonly overlap: readonly EditOverlap[];
}

export function reportAnnotators(
  metric: EditMetric,
  sentences: readonly Sentence[],
  options: AgreementOptions = {},
): AnnotatorReport {
  const annotators = annotatorsOf(sentences);
  const ordered = annotators.flatMap((first) =>
    annotators.filter((second) => second !== first).map((second): [number, number] => [first, second]),
  );
  return {
    annotators,
    agreement: ordered.filter(([first, second]) => first < second).map((pair) => agreement(sentences, pair, options)),
    cross: ordered.map(([text, gold]) => crossScore(metric, sentences, text, gold)),
    types: typeDistribution(sentences, annotators),
    overlap: ordered.map(([annotator, other]) => editOverlap(sentences, annotator, other)),
  };
}
