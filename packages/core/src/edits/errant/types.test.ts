import { describe, expect, it } from 'vitest';
import { ERRANT_TYPES, isErrantType, typeAtDepth } from './types.js';

describe('ERRANT_TYPES', () => {
  it('has the 55 types of the paper, once each', () => {
    expect(new Set(ERRANT_TYPES).size).toBe(55);
    expect(ERRANT_TYPES).toHaveLength(55);
  });

  it('has no type that the rules cannot give', () => {
    expect(['M:DET', 'U:NOUN:POSS', 'R:VERB:SVA', 'UNK'].every(isErrantType)).toBe(true);
    expect(['M:SPELL', 'U:ORTH', 'R:X', 'DET', 'noop', 'ArtOrDet', ''].some(isErrantType)).toBe(false);
  });
});

describe('typeAtDepth(type, depth)', () => {
  it.each([
    ['R:VERB:SVA', 'R', 'VERB:SVA', 'R:VERB:SVA'],
    ['M:DET', 'M', 'DET', 'M:DET'],
    ['UNK', 'UNK', 'UNK', 'UNK'],
    ['ArtOrDet', 'A', 'tOrDet', 'ArtOrDet'],
  ])('counts %s as %s, %s, %s', (type, first, second, third) => {
    expect([typeAtDepth(type, 1), typeAtDepth(type, 2), typeAtDepth(type, 3)]).toEqual([first, second, third]);
  });
});
