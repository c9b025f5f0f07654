import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseM2 } from '../corpus/m2/parse.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { detokenise } from '../text/detokenise.js';
import { tokenise } from '../text/white-space.js';
import { retokenise } from './retokenise.js';

describe('detokenise(line)', () => {
  it.each([
    [
      "Please do n't be worry about me , it costed € 15 ( or 10 % more ) .",
      "Please don't be worry about me, it costed €15 (or 10% more).",
    ],
    ['" Go " , she said : " I \'m gon na stay ! "', '"Go", she said: "I\'m gonna stay!"'],
    ["the students ' room and Mr. Okafor 's", "the students' room and Mr. Okafor's"],
    ['', ''],
  ])('writes %j as %j', (line, text) => {
    expect(detokenise(line)).toBe(text);
  });
});

describe('retokenise(line, answer)', () => {
  it('cuts what changed as CoNLL does, and leaves the rest', () => {
    expect(retokenise("The womans in U.S. did n't , he said .", "The women in U.S. weren't, he says.")).toBe(
      "The women in U.S. were n't , he says .",
    );
  });

  it('keeps tokens that no rule would make', () => {
    expect(retokenise('a well-known , 3 - 4 - 5 e.g. .', 'a well-known, 3 - 4 - 5 e.g..')).toBe(
      'a well-known , 3 - 4 - 5 e.g. .',
    );
  });

  it('gives the line back where nothing was changed, whatever its tokens are', () => {
    const token = fc.oneof(
      fc.constantFrom('"', "'", '.', ',', '(', ')', "n't", "'s", 'gon', 'na', 'can', 'not', '€', '😀'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(token), (tokens) => {
        const line = tokenise(tokens.join(' ')).join(' ');
        expect(retokenise(line, detokenise(line))).toBe(line);
      }),
    );
  });

  it('loses no character of the answer but blanks', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (line, answer) => {
        expect(retokenise(line, answer).replaceAll(' ', '')).toBe(tokenise(answer).join(''));
      }),
    );
  });
});

describeGolden('detokenise and retokenise', () => {
  it('bring every sentence of CoNLL-2014 there and back, and leave no blank before a mark', () => {
    const lines = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(({ sources }) => sources);
    expect(lines).toHaveLength(1312);
    expect(lines.filter((line) => retokenise(line, detokenise(line)) !== line)).toEqual([]);
    expect(lines.filter((line) => / [.,;:!?)](?: |$)/u.test(detokenise(line)))).toEqual([]);
  });
});
