import { expect, it } from 'vitest';
import { decimal, interval } from './decimal.js';

it('prints no zero before the point, and a real minus', () => {
  expect([0.628, -0.062, 0, 1, -0.0004, 10.5].map((value) => decimal(value, 3))).toEqual([
    '.628',
    '−.062',
    '.000',
    '1.000',
    '.000',
    '10.500',
  ]);
});

it('rounds ties to the even digit, as the tables do', () => {
  expect([decimal(0.125), decimal(0.375)]).toEqual(['.12', '.38']);
});

it('prints intervals from low to high', () => {
  expect(interval([-0.1, 0.25])).toBe('−.10 to .25');
});
