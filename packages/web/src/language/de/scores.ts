import type { Words } from '../catalogue.js';

export const scores: Words['scores'] = {
  interval: (low, high) => `${low} bis ${high}`,
  parts: { correct: 'Richtig', proposed: 'Vorgeschlagen', gold: 'Gold', precision: 'P', recall: 'R' },

  byMetric: 'Nach Metrik',
  metric: 'Metrik',
  score: 'Wert',
  intervalTitle: 'Intervall',
  madeOf: 'Besteht aus',

  byAnnotator: 'Gegen jede annotierende Person allein',
  annotator: 'Annotiert von',
  sentences: 'Sätze',

  recallByType: 'Trefferquote (Recall) nach Fehlertyp',
  recall: 'Recall',
  percent: 'Prozent',
  matchedOf: (type, matched, gold) => `${type}: ${matched} von ${gold}`,
  byType: 'Nach Fehlertyp',
  type: 'Typ',
  matched: 'Getroffen',
  wrong: 'Falsch',
};
