import { annotatorsOf, isDone, standIn, type UnlistedRule } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { coverageOf, dataFields } from '../scoring/coverage.js';
import { leftOutEdits } from '../scoring/left-out.js';
import type { AnnotatorChoice, EditMetric, EditScore, EditStats } from '../metrics/edit-based/edit-metric.js';

export interface AnnotatorScore {
  readonly annotator: number;
  /** The sentences that the annotator did, and the score is about. */
  readonly sentences: number;
  readonly score: EditScore;
}

/** Scores against each annotator alone, from the counts against all. */
export function scoreByAnnotator(
  metric: (choice: AnnotatorChoice) => EditMetric,
  sentences: readonly Sentence[],
  statsOfAll: readonly EditStats[],
  unlisted: UnlistedRule = 'skip',
): AnnotatorScore[] {
  const [coverage, leftOut] = [coverageOf(sentences), leftOutEdits(sentences)];
  return annotatorsOf(sentences).map((annotator) => {
    const stats = sentences.flatMap((sentence, at) =>
      isDone(sentence, annotator, unlisted)
        ? [statsOfAll[at].filter(([id]) => id === standIn(sentence, annotator))]
        : [],
    );
    const alone = metric({ annotator, unlisted });
    const score = { ...alone.corpus(stats), signature: alone.signature(dataFields(alone, coverage, {}, leftOut)) };
    return { annotator, sentences: stats.length, score };
  });
}
