import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NgramTable } from './ngram-table.js';
import { countNgrams } from './testing/oracle.js';

const tokens = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 });

/** How often each pattern of counts occurs, for each order. */
function rows(table: NgramTable): Map<string, number> {
  const result = new Map<string, number>();
  for (let row = 1; row < table.size; row++) {
    const counts = table.counts.subarray(row * table.columns, (row + 1) * table.columns);
    const key = `${table.orders[row]}: ${counts.join(' ')}`;
    result.set(key, (result.get(key) ?? 0) + 1);
  }
  return result;
}

function plainRows(texts: readonly (readonly number[])[], order: number): Map<string, number> {
  const result = new Map<string, number>();
  for (let n = 1; n <= order; n++) {
    const counts = texts.map((text) => countNgrams(text.map(String), n));
    for (const ngram of new Set(counts.flatMap((textCounts) => [...textCounts.keys()]))) {
      const key = `${n}: ${counts.map((textCounts) => textCounts.get(ngram) ?? 0).join(' ')}`;
      result.set(key, (result.get(key) ?? 0) + 1);
    }
  }
  return result;
}

describe('NgramTable', () => {
  it('counts the n-grams of each text', () => {
    const table = new NgramTable();
    table.count([Int32Array.of(7, 7, 8), Int32Array.of(7, 8)], 2);
    expect(rows(table)).toEqual(
      new Map([
        ['1: 2 1', 1],
        ['2: 1 0', 1],
        ['2: 1 1', 1],
        ['1: 1 1', 1],
      ]),
    );
  });

  it('counts as maps of strings do, also with the memory of counts before', () => {
    const table = new NgramTable();
    const texts = fc.array(tokens, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 5 }), (all, order) => {
        table.count(
          all.map((text) => Int32Array.from(text)),
          order,
        );
        expect(rows(table)).toEqual(plainRows(all, order));
      }),
    );
  });

  it('counts long texts with many different tokens', () => {
    const table = new NgramTable();
    const text = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 3001);
    table.count([Int32Array.from(text), Int32Array.from(text.toReversed())], 4);
    expect(rows(table)).toEqual(plainRows([text, text.toReversed()], 4));
  });
});
