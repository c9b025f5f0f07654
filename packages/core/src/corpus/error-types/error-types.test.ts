import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import { CONLL_2013 } from './conll-2013.js';
import { CONLL_2014 } from './conll-2014.js';
import { defineErrorTypes, errorTypeSets, findErrorType, orderTypes } from './registry.js';

describe('errorTypeSets', () => {
  it('has the 28 types of CoNLL-2014 and the five of CoNLL-2013', () => {
    expect(errorTypeSets.map(({ name, types }) => [name, types.length])).toEqual([
      ['conll-2014', 28],
      ['conll-2013', 5],
    ]);
    expect(CONLL_2013.types.map(({ tag }) => tag)).toEqual(['ArtOrDet', 'Prep', 'Nn', 'Vform', 'SVA']);
  });

  it('gives each type its own tag, name and description', () => {
    for (const key of ['tag', 'name', 'description'] as const) {
      expect(new Set(CONLL_2014.types.map((type) => type[key])).size).toBe(28);
    }
    expect(() => defineErrorTypes('again', CONLL_2014.types)).not.toThrow();
  });
});

describe('defineErrorTypes(name, types)', () => {
  const type = (tag: string): { tag: string; name: string; description: string } => ({
    tag,
    name: tag,
    description: '',
  });

  it('makes a set that can be asked for its tags', () => {
    const ours = defineErrorTypes('ours', [type('R:NOUN'), type('M:DET')]);
    expect(findErrorType(ours, 'M:DET')?.name).toBe('M:DET');
    expect(findErrorType(ours, 'Nn')).toBeUndefined();
  });

  it.each([
    ['a tag that is there twice', ['X', 'X']],
    ['noop', ['noop']],
    ['a bar', ['a|b']],
    ['nothing', ['']],
  ])('refuses %s', (_, tags) => {
    expect(() => defineErrorTypes('bad', tags.map(type))).toThrow(StetError);
  });
});

describe('orderTypes(tags, set)', () => {
  it('follows the set, with unknown tags behind by name', () => {
    expect(orderTypes(['Zz', 'Um', 'Aa', 'Vt', 'Um'])).toEqual(['Vt', 'Um', 'Aa', 'Zz']);
  });
});
