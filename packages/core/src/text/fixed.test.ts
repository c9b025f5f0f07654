import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixed } from './fixed.js';

it('rounds exact ties to the even digit', () => {
  expect([0.125, 0.375, 2.5, 0.5, -0.125].map((value) => fixed(value, value % 0.5 === 0 ? 0 : 2))).toEqual([
    '0.12',
    '0.38',
    '2',
    '0',
    '-0.12',
  ]);
});

it('rounds what only looks like a tie by its real value', () => {
  // 1.005 is stored as a little less, 0.145 as a little less, 8.345 as a little more.
  expect([fixed(1.005, 2), fixed(0.145, 2), fixed(8.345, 2)]).toEqual(['1.00', '0.14', '8.35']);
});

it('has no minus before zero', () => {
  expect(fixed(-0.0004, 3)).toBe('0.000');
});

it('is never farther from the value than half of the last place', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, digits) => {
      expect(Math.abs(Number(fixed(value, digits)) - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9);
    }),
  );
});
