import { expect, it } from 'vitest';
import { leftText } from './left-text.js';

it('says how many submissions are left, and why there are none', () => {
  const cases = [
    null,
    { phase: null, today: null, month: null },
    { phase: 3, today: 1, month: null },
    { phase: 3, today: null, month: 2 },
    { phase: 0, today: 4, month: null },
    { phase: 2, today: 0, month: 5 },
    { phase: 2, today: 0, month: 0 },
  ];
  expect(cases.map((left) => leftText({ left }))).toEqual([
    undefined,
    'You may hand in as often as you like.',
    'Left: 1 today, 3 in this phase.',
    'Left: 2 this month, 3 in this phase.',
    'You have used all submissions of this phase.',
    'You have used all submissions of today; there are more tomorrow.',
    'You have used all submissions of this month.',
  ]);
});
