import { annotatorsOf, standIn } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { coverageOf, dataFields } from '../scoring/coverage.js';
import type { EditMetric, EditScore, EditStats } from '../metrics/edit-based/edit-metric.js';

export interface AnnotatorScore {
  readonly annotator: number;
  readonly score: EditScore;
}

/** Scores against each annotator alone, from the counts against all. */
export function scoreByAnnotator(
  metric: (annotator: number) => EditMetric,
  sentences: readonly Sentence[],
  statsOfAll: readonly EditStats[],
): AnnotatorScore[] {
  const fields = dataFields('edits', coverageOf(sentences), {});
  return annotatorsOf(sentences).map((annotator) => {
    const stats = sentences.map((sentence, at) => statsOfAll[at].filter(([id]) => id === standIn(sentence, annotator)));
    const alone = metric(annotator);
    return { annotator, score: { ...alone.corpus(stats), signature: alone.signature(fields) } };
  });
}
