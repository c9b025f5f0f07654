import { describe, expect, it } from 'vitest';
import { pythonOrder } from './python-order.js';

// The expected orders are those of dict.keys() in CPython 2.7.18.
describe('pythonOrder(keys)', () => {
  it.each([
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    [
      [7, 3, 0],
      [0, 3, 7],
    ],
    [
      [8, 0],
      [8, 0],
    ],
    [
      [0, 8],
      [0, 8],
    ],
    [
      [3, 10],
      [10, 3],
    ],
    [
      [1, 9, 17],
      [1, 17, 9],
    ],
    [
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ],
    [
      [40, 8, 16, 24, 32, 0],
      [32, 0, 40, 16, 8, 24],
    ],
    [
      [100, 5, 37, 69, 1],
      [1, 100, 5, 69, 37],
    ],
  ])('of %j is %j', (keys, order) => {
    expect(pythonOrder(keys)).toEqual(order);
  });
});
