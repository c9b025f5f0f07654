import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowOffsets, rowsWithin } from './row-offsets.js';

describe('rowOffsets(keys, heights, guess)', () => {
  it('adds up measured heights, and the guess where none was measured', () => {
    expect([...rowOffsets([7, 8, 9], new Map([[8, 30]]), 10)]).toEqual([0, 10, 40, 50]);
    expect([...rowOffsets([], new Map(), 10)]).toEqual([0]);
  });
});

describe('rowsWithin(offsets, top, bottom)', () => {
  const rows = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 30 });

  it('has every row that touches the stretch, and no other, for any rows', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 1600 }), fc.integer({ min: 1, max: 400 }), (heights, top, length) => {
        const offsets = rowOffsets([...heights.keys()], new Map(heights.entries()), 0);
        const [from, to] = rowsWithin(offsets, top, top + length);
        const touching = heights.flatMap((_, at) => (offsets[at + 1] > top && offsets[at] <= top + length ? [at] : []));
        if (touching.length === 0) expect([from, to]).toEqual([heights.length - 1, heights.length]);
        else expect([from, to]).toEqual([touching[0], touching[touching.length - 1] + 1]);
      }),
    );
  });

  it('has the first row above the list, the last below it, and none of an empty one', () => {
    const offsets = rowOffsets([1, 2, 3], new Map(), 10);
    expect(rowsWithin(offsets, -500, -400)).toEqual([0, 1]);
    expect(rowsWithin(offsets, 400, 500)).toEqual([2, 3]);
    expect(rowsWithin(rowOffsets([], new Map(), 10), 0, 100)).toEqual([0, 0]);
  });
});
