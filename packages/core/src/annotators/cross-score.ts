import { isDone, sentencesBy, type UnlistedRule } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import type { EditMetric, EditScore } from '../metrics/edit-based/edit-metric.js';

/** The score of one annotator's text against the edits of another. */
export interface CrossScore {
  readonly text: number;
  readonly gold: number;
  /** The sentences that both annotators did. */
  readonly sentences: number;
  readonly score: EditScore;
}

/**
 * Scores the text that one annotator's edits make against the edits of another (Ng et al. 2014, Table 12): how a
 * person fares where a system is judged. `applyEdits` leaves passages of unclear meaning as they are; the gold keeps
 * those edits.
 */
export function crossScore(
  metric: EditMetric,
  sentences: readonly Sentence[],
  text: number,
  gold: number,
  unlisted: UnlistedRule = 'skip',
): CrossScore {
  const shared = sentences.filter((sentence) => isDone(sentence, text, unlisted) && isDone(sentence, gold, unlisted));
  const texts = sentencesBy(text, shared).map(({ source, annotations: [{ edits }] }) => applyEdits(source, edits));
  const stats = sentencesBy(gold, shared).map((sentence, at) => metric.sentence({ sentence, hypothesis: texts[at] }));
  return { text, gold, sentences: shared.length, score: metric.corpus(stats) };
}
