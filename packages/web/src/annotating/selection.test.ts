import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOf,
  extendByCharacter,
  extendByWord,
  gapBefore,
  moveBySentence,
  moveByWord,
  snap,
  startOf,
  type Selection,
  type Words,
} from './selection.js';

const TEXTS = ['He go home. She stays.', '', 'No 🐈 here'];
const wordsIn = (text: string): Words =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
const WORDS = TEXTS.map(wordsIn);

const at = (paragraph: number, anchor: number, focus: number): Selection => ({ paragraph, anchor, focus });
const textOf = (selection: Selection): string => TEXTS[selection.paragraph].slice(startOf(selection), endOf(selection));

describe('moveByWord()', () => {
  it('goes through all words and the ends of paragraphs, and back the same way', () => {
    const forth: string[] = [];
    let selection = at(0, 0, 2);
    for (let step = 0; step < 11; step++) {
      forth.push(textOf(selection));
      selection = moveByWord(WORDS, selection, 'next');
    }
    expect(forth).toEqual(['He', 'go', 'home', '.', 'She', 'stays', '.', '', 'No', '🐈', 'here']);
    expect(selection).toEqual(at(2, 10, 10));
    expect(moveByWord(WORDS, selection, 'next')).toEqual(selection);
    const back: string[] = [];
    for (let step = 0; step < 11; step++) back.push(textOf((selection = moveByWord(WORDS, selection, 'previous'))));
    expect(back).toEqual(forth.reverse());
    expect(moveByWord(WORDS, selection, 'previous')).toEqual(selection);
  });
});

describe('extendByWord()', () => {
  it('lets one word grow to both sides, and shrink again', () => {
    const go = at(0, 3, 5);
    expect(textOf(extendByWord(WORDS[0], go, 'next'))).toBe('go home');
    expect(textOf(extendByWord(WORDS[0], go, 'previous'))).toBe('He go');
    const more = extendByWord(WORDS[0], extendByWord(WORDS[0], go, 'next'), 'next');
    expect(textOf(more)).toBe('go home.');
    expect(textOf(extendByWord(WORDS[0], more, 'previous'))).toBe('go home');
  });

  it('stays within the paragraph', () => {
    expect(extendByWord(WORDS[0], at(0, 0, 2), 'previous')).toEqual(at(0, 2, 0));
    expect(extendByWord(WORDS[0], at(0, 21, 22), 'next')).toEqual(at(0, 21, 22));
  });
});

describe('extendByCharacter()', () => {
  it('takes a character of two halves whole, in both directions', () => {
    expect(extendByCharacter(TEXTS[2], at(2, 3, 3), 'next')).toEqual(at(2, 3, 5));
    expect(extendByCharacter(TEXTS[2], at(2, 3, 5), 'previous')).toEqual(at(2, 3, 3));
    expect(extendByCharacter(TEXTS[2], at(2, 0, 0), 'previous')).toEqual(at(2, 0, 0));
    expect(extendByCharacter(TEXTS[2], at(2, 3, 10), 'next')).toEqual(at(2, 3, 10));
  });
});

describe('snap()', () => {
  it('widens what was drawn to whole words, and chooses the word that was clicked', () => {
    expect(textOf(snap(WORDS[0], at(0, 4, 7)))).toBe('go home');
    expect(textOf(snap(WORDS[0], at(0, 7, 4)))).toBe('go home');
    expect(textOf(snap(WORDS[0], at(0, 2, 6)))).toBe('go');
    expect(textOf(snap(WORDS[0], at(0, 8, 8)))).toBe('home');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.nat(22), fc.nat(22), (anchor, focus) => {
        const once = snap(WORDS[0], at(0, anchor, focus));
        const again = snap(WORDS[0], once);
        expect([startOf(again), endOf(again)]).toEqual([startOf(once), endOf(once)]);
      }),
    );
  });
});

describe('moveBySentence()', () => {
  it('goes to the first word of the sentence behind or before', () => {
    const sentences = [
      [
        { start: 0, end: 11 },
        { start: 12, end: 22 },
      ],
      [],
      [{ start: 0, end: 10 }],
    ];
    const move = (from: Selection, direction: 'next' | 'previous'): string =>
      textOf(moveBySentence(WORDS, sentences, from, direction));
    expect(move(at(0, 3, 5), 'next')).toBe('She');
    expect(move(at(0, 12, 15), 'next')).toBe('No');
    expect(move(at(2, 0, 2), 'previous')).toBe('She');
    expect(move(at(0, 16, 21), 'previous')).toBe('She');
  });
});

it('gapBefore() is the place before the first word chosen', () => {
  expect(gapBefore(at(0, 10, 3))).toEqual(at(0, 3, 3));
});
