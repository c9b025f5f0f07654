import { expect, it } from 'vitest';
import { maximumOf } from './curve.js';
import { curveNumbers } from './curve-numbers.js';

const flat = {
  name: 'flat',
  points: [
    { x: 0.1, y: 0.5 },
    { x: 0.2, y: 0.7 },
    { x: 0.3, y: 0.7 },
  ],
};

it('takes the first of several highest points', () => {
  expect(maximumOf(flat).x).toBe(0.2);
});

it('lists curves side by side, with gaps where one has no point', () => {
  const singlePoint = { name: 'other', points: [{ x: 0.2, y: 1, interval: [0.9, 1.1] as const }] };
  expect(curveNumbers([flat, singlePoint], 'β', 2).rows).toEqual([
    ['0.1', '0.50', ''],
    ['0.2', '0.70', '1.00 (0.90 to 1.10)'],
    ['0.3', '0.70', ''],
  ]);
});
