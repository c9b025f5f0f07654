import type { Words } from '../catalogue.js';

export const scores: Words['scores'] = {
  interval: (low, high) => `від ${low} до ${high}`,
  parts: { correct: 'Правильно', proposed: 'Запропоновано', gold: 'Еталон', precision: 'P', recall: 'R' },

  byMetric: 'За метрикою',
  metric: 'Метрика',
  score: 'Показник',
  intervalTitle: 'Інтервал',
  madeOf: 'Складові',

  byAnnotator: 'Окремо за кожним анотатором',
  annotator: 'Анотатор',
  sentences: 'Речення',

  recallByType: 'Повнота (recall) за типом помилки',
  recall: 'повнота',
  percent: 'відсотки',
  matchedOf: (type, matched, gold) => `${type}: ${matched} з ${gold}`,
  byType: 'За типом помилки',
  type: 'Тип',
  matched: 'Збіги',
  wrong: 'Неправильно',
};
