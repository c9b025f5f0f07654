import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRows, unpackRows } from './packed-rows.js';

describe('packRows(rows)', () => {
  it('gives back any rows of numbers', () => {
    const number = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.integer(), fc.double({ noNaN: true }));
    // A whole number has one zero.
    const positiveZero = number.map((value) => value + 0);
    fc.assert(
      fc.property(fc.array(fc.array(positiveZero)), (rows) => {
        expect([...unpackRows(packRows(rows))]).toEqual(rows);
      }),
    );
  });

  it('takes a byte for a small count, and more only where one is larger', () => {
    const bytes = (...row: number[]): number => packRows([row]).values.byteLength;
    expect([bytes(1, -127), bytes(1, 128), bytes(1, 1 << 15), bytes(1, 0.5), bytes(1, 2 ** 31)]).toEqual([
      2, 4, 8, 16, 16,
    ]);
  });

  it('packs into the memory that it is given', () => {
    const { lengths, values } = packRows([[1, 2], [3]], (size) => new SharedArrayBuffer(size));
    expect([lengths.buffer, values.buffer].every((buffer) => buffer instanceof SharedArrayBuffer)).toBe(true);
    expect([...lengths, ...values]).toEqual([2, 1, 1, 2, 3]);
  });
});
