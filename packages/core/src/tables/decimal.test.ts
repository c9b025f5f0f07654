import { expect, it } from 'vitest';
import { decimal, decimalInterval } from './decimal.js';

it('prints a zero before the point, a real minus, and no minus before zero', () => {
  expect([0.628, -0.062, 0, 1, -0.0004, 10.5].map((value) => decimal(value, 3))).toEqual([
    '0.628',
    '−0.062',
    '0.000',
    '1.000',
    '0.000',
    '10.500',
  ]);
});

it('rounds ties to the even digit, as the tables do', () => {
  expect([decimal(0.125), decimal(0.375)]).toEqual(['0.12', '0.38']);
});

it('prints intervals from low to high', () => {
  expect(decimalInterval([-0.1, 0.25])).toBe('−0.10 to 0.25');
});
