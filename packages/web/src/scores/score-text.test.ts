import { expect, it } from 'vitest';
import { scoreText, shownParts } from './score-text.js';

const m2 = {
  ...{ metric: 'm2' as const, value: 0.35014, interval: [-0.001, 0.4] as [number, number], signature: 's' },
  parts: { precision: 0.5, correct: 3, proposed: 6, gold: 9, recall: 1 / 3, value: 0.35014 },
};

it('shows scores in percent with two decimals and their interval', () => {
  expect(scoreText(m2)).toBe('35.01 (−0.10 to 40.00)');
});

it('shows counts as whole numbers, shares in percent, and none that the score does not have', () => {
  expect(shownParts(m2).map(({ title, text }) => `${title} ${text}`)).toEqual([
    'Correct 3',
    'Proposed 6',
    'Gold 9',
    'P 50.00',
    'R 33.33',
  ]);
  expect(shownParts({ ...m2, parts: { value: 1 } })).toEqual([]);
});
