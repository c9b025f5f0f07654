import { OUTCOMES } from '@stet/core/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_VIEW, explorerQuery, filterOf, readExplorerQuery, shownSystems } from './explorer-state.js';

const names = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 2 });
const states = fc.record({
  systems: names,
  search: fc.string({ unit: 'grapheme' }),
  types: names,
  outcomes: fc.subarray([...OUTCOMES]),
  differ: fc.boolean(),
  sentence: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
});

describe('explorerQuery(state)', () => {
  it('is read back as the same view', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readExplorerQuery(explorerQuery(state))).toEqual(state);
      }),
    );
  });

  it('is short: it names only what differs from the first view', () => {
    expect(explorerQuery(FIRST_VIEW)).toBe('');
    expect(explorerQuery({ ...FIRST_VIEW, systems: ['A&B'], outcomes: ['missed'], sentence: 9 })).toBe(
      'system=A%26B&outcome=missed&sentence=9',
    );
  });
});

describe('readExplorerQuery(text)', () => {
  it.each([
    ['', 'nothing'],
    ['?outcome=nonsense&sentence=0&differ=perhaps&page=3', 'what nobody knows'],
    ['sentence=1e3', 'a number that is none'],
    ['sentence=-1', 'a negative one'],
    ['sentence=99999999999', 'a number beyond all sentences'],
  ])('gives the first view for %j: %s', (text) => {
    expect(readExplorerQuery(text)).toEqual(FIRST_VIEW);
  });

  it('takes two systems at most, and none twice', () => {
    expect(readExplorerQuery('system=a&system=a&system=b&system=c').systems).toEqual(['a', 'b']);
  });
});

describe('shownSystems(state, all)', () => {
  it.each([
    [[], ['a']],
    [['x'], ['a']],
    [['b', 'x'], ['b']],
    [
      ['c', 'b'],
      ['c', 'b'],
    ],
  ])('for %j are %j of a, b and c', (systems, shown) => {
    expect(shownSystems({ ...FIRST_VIEW, systems }, ['a', 'b', 'c'])).toEqual(shown);
  });
});

describe('filterOf(state, systems)', () => {
  it('asks for differences only where there are two systems', () => {
    expect(filterOf({ ...FIRST_VIEW, differ: true }, ['a']).differ).toBe(false);
    expect(filterOf({ ...FIRST_VIEW, differ: true }, ['a', 'b']).differ).toBe(true);
  });
});
