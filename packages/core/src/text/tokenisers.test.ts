import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conllTokens } from './conll-tokens.js';
import type { Token, Tokeniser } from './token.js';
import { segmenterTokens } from './segmenter-tokens.js';
import { tokenise } from './white-space.js';

const join = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

describe('conllTokens(text)', () => {
  it.each([
    ['keeps quotes as they are', 'the "cat" said', 'the " cat " said'],
    ['takes only ASCII letters for letters', 'a café', 'a caf é'],
    ['splits a comma off before a blank alone', 'decades,medical and 2,500, too,', 'decades,medical and 2,500 , too,'],
    ['splits an apostrophe off before a blank alone', "families' ''potential bomb''", "families ' ''potential bomb''"],
    ['splits a comma off before a mark', 'so,"yes"', 'so , " yes "'],
    ['splits the last period off', 'in St. Ives. ', 'in St. Ives .'],
    ['leaves the last period before a quote', 'he said so."', 'he said so. "'],
    ['splits contractions', "it's can't they'll CANNOT gonna 'tis", "it 's ca n't they 'll CAN NOT gon na 't is"],
    [
      'leaves slashes, hyphens, ampersands and inner periods',
      'he/she R&D win-win upgrading.Now',
      'he/she R&D win-win upgrading.Now',
    ],
  ])('%s', (_, text, expected) => {
    expect(join(conllTokens(text))).toBe(expected);
  });
});

describe('segmenterTokens(language)', () => {
  it('finds words where no blanks are', () => {
    expect(join(segmenterTokens('ja')('猫が好き。'))).toBe('猫 が 好き 。');
  });
});

const tokenisers: readonly (readonly [string, Tokeniser])[] = [
  ['conll', conllTokens],
  ['segmenter', segmenterTokens('en')],
];

describe.each(tokenisers)('Tokeniser %s', (_, tokens) => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-d ".,'?!()`-]{0,40}$/u));

  it('keeps every character but white space, in place', () => {
    fc.assert(
      fc.property(text, (sample) => {
        let at = 0;
        for (const { text: word, start, end } of tokens(sample)) {
          expect(sample.slice(start, end)).toBe(word);
          expect(tokenise(sample.slice(at, start))).toEqual([]);
          expect(tokenise(word)).toEqual([word]);
          at = end;
        }
        expect(tokenise(sample.slice(at))).toEqual([]);
      }),
    );
  });
});
