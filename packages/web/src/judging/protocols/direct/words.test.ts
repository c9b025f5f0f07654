import type { AnswerDetails } from '@stet/server';
import { expect, it } from 'vitest';
import { compareScores, describeScores } from './words.js';

const given = (...scores: readonly (readonly [grammaticality: number, fluency: number])[]): AnswerDetails => ({
  outputs: scores.map(([grammaticality, fluency]) => ({ scores: { grammaticality, fluency } })),
});

it('describes the scores of the scales that are asked for', () => {
  const scores = given([90, 80], [40, 0]);
  expect(describeScores(scores, ['fluency'])).toBe('A: 80. B: 0.');
  expect(describeScores(scores, ['grammaticality', 'fluency'])).toBe(
    'A: grammaticality 90, fluency 80. B: grammaticality 40, fluency 0.',
  );
});

it('says how far scores are from ours, with some tolerance', () => {
  const ours = given([90, 80], [40, 0]);
  expect(compareScores(ours, given([100, 65], [55, 15]), ['grammaticality', 'fluency'])).toBe(
    'All within 15 points of ours: well done.',
  );
  expect(compareScores(ours, given([90, 64], [40, 60]), ['grammaticality', 'fluency'])).toBe(
    '2 of 4 within 15 points of ours; furthest off is B for fluency, by 60.',
  );
  expect(compareScores({ outputs: [{}, {}] }, ours, ['fluency'])).toBe('');
});
