import type { PartName } from '../../scores/part-names.js';

export const scores = {
  interval: (low: string, high: string): string => `${low} to ${high}`,
  parts: { correct: 'Correct', proposed: 'Proposed', gold: 'Gold', precision: 'P', recall: 'R' } satisfies Record<
    PartName,
    string
  >,

  byMetric: 'By metric',
  metric: 'Metric',
  score: 'Score',
  intervalTitle: 'Interval',
  madeOf: 'Made of',

  byAnnotator: 'Against each annotator alone',
  annotator: 'Annotator',
  sentences: 'Sentences',

  recallByType: 'Recall by error type',
  recall: 'recall',
  percent: 'percent',
  matchedOf: (type: string, matched: number, gold: number): string => `${type}: ${matched} of ${gold}`,
  byType: 'By error type',
  type: 'Type',
  matched: 'Matched',
  wrong: 'Wrong',
};
