import { sentencesBy } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import type { EditMetric, EditScore } from '../metrics/edit-based/edit-metric.js';

/** The score of one annotator's text against the edits of another. */
export interface CrossScore {
  readonly text: number;
  readonly gold: number;
  readonly score: EditScore;
}

/**
 * Scores the text that one annotator's edits make against the edits of another (Ng et al. 2014, Table 12): how a
 * person fares where a system is judged. `applyEdits` leaves passages of unclear meaning as they are; the gold keeps
 * those edits.
 */
export function crossScore(metric: EditMetric, sentences: readonly Sentence[], text: number, gold: number): CrossScore {
  const texts = sentencesBy(text, sentences).map(({ source, annotations: [{ edits }] }) => applyEdits(source, edits));
  const stats = sentencesBy(gold, sentences).map((sentence, at) =>
    metric.sentence({ sentence, hypothesis: texts[at] }),
  );
  return { text, gold, score: metric.corpus(stats) };
}
