import { annotatorsOf, isDone, type UnlistedRule } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import type { EditMetric } from '../metrics/edit-based/edit-metric.js';
import { agreement, type Agreement, type AgreementOptions } from './agreement.js';
import { crossScore, type CrossScore } from './cross-score.js';
import { editOverlap, type EditOverlap } from './edit-overlap.js';
import { typeDistribution, type TypeCount } from './type-distribution.js';

/** What can be said of the annotators of a corpus before any system is scored. */
export interface AnnotatorReport {
  readonly annotators: readonly number[];
  readonly unlisted: UnlistedRule;
  /** The sentences of the corpus, and how many of them each annotator did. */
  readonly sentences: number;
  readonly done: readonly number[];
  /** One for each pair who share a sentence. */
  readonly agreement: readonly Agreement[];
  /** Each annotator's text against each other's edits, if they share a sentence. */
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
  const { unlisted = 'skip' } = options;
  const annotators = annotatorsOf(sentences);
  const haveShared = (first: number, second: number): boolean =>
    sentences.some((sentence) => isDone(sentence, first, unlisted) && isDone(sentence, second, unlisted));
  const ordered = annotators.flatMap((first) =>
    annotators
      .filter((second) => second !== first && haveShared(first, second))
      .map((second): [number, number] => [first, second]),
  );
  return {
    annotators,
    unlisted,
    sentences: sentences.length,
    done: annotators.map((annotator) => sentences.filter((sentence) => isDone(sentence, annotator, unlisted)).length),
    agreement: ordered.filter(([first, second]) => first < second).map((pair) => agreement(sentences, pair, options)),
    cross: ordered.map(([text, gold]) => crossScore(metric, sentences, text, gold, unlisted)),
    types: typeDistribution(sentences, annotators, unlisted),
    overlap: ordered.map(([annotator, other]) => editOverlap(sentences, annotator, other, unlisted)),
  };
}
