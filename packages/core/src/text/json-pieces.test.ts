import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPieces } from './json-pieces.js';

const print = (document: unknown): string => [...jsonPieces(document)].join('');

describe('jsonPieces(document)', () => {
  it('gives what JSON.stringify gives', () => {
    const value = fc.anything({ withNullPrototype: true, withSparseArray: true, withDate: true });
    fc.assert(
      fc.property(fc.oneof(fc.array(value), fc.dictionary(fc.string(), value)), (document) => {
        expect(print(document)).toBe(JSON.stringify(document));
      }),
    );
  });

  it('asks values with a form of their own for it', () => {
    const document = { day: new Date(0), gone: { toJSON: () => undefined }, list: [{ toJSON: () => undefined }] };
    expect(print(document)).toBe('{"day":"1970-01-01T00:00:00.000Z","list":[null]}');
  });

  it('never holds a list of many entries as one piece, down to three levels', () => {
    const entries = Array.from({ length: 1000 }, (_, at) => ({ at }));
    const longest = Math.max(...[...jsonPieces({ diff: { entries } })].map(({ length }) => length));
    expect(longest).toBeLessThan(20);
  });
});
