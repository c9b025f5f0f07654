import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treebankTokenise } from './treebank.js';

describe('treebankTokenise(text)', () => {
  it.each([
    ['splits the last period off, and leaves others', 'in New York. Thanks.', 'in New York. Thanks .'],
    ['splits it off before a closing quote or bracket', '(he said so.)', '( he said so . )'],
    ['splits commas and colons unless a digit follows', 'known,the 3,000: 8:30,', 'known , the 3,000 : 8:30 ,'],
    ['splits the other marks wherever they are', 'What?! 50%;a&b #1 $5', 'What ? ! 50 % ; a & b # 1 $ 5'],
    ['keeps three dots together', 'well...yes', 'well ... yes'],
    ['splits brackets and dashes', 'a[b]--c {d} <e>', 'a [ b ] -- c { d } < e >'],
    [
      'splits standard contractions',
      "they'll can't it's I'm we've they're he'd",
      "they 'll ca n't it 's I 'm we 've they 're he 'd",
    ],
    [
      'splits joined words',
      "cannot gimme gonna gotta lemme wanna go 'tis more'n",
      "can not gim me gon na got ta lem me wan na go 't is more 'n",
    ],
    ['leaves "wanna" before a hyphen', 'a wanna-be', 'a wanna-be'],
    ['turns double quotes round', '"Yes" ("no")', "`` Yes '' ( `` no '' )"],
    ['splits an apostrophe off a plural', "the dogs' tails", "the dogs ' tails"],
    [
      'leaves slashes, hyphens and inner periods',
      'he/she wide-spread relatives.These',
      'he/she wide-spread relatives.These',
    ],
    ['leaves text that is tokenised already', ".However , 's", ".However , 's"],
  ])('%s', (_, text, expected) => {
    expect(treebankTokenise(text).join(' ')).toBe(expected);
  });

  it('changes no words of letters', () => {
    const word = fc.stringMatching(/^[b-z]{1,6}$/u).filter((text) => !/^(gimme|lemme|gonna|gotta|wanna)$/u.test(text));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(treebankTokenise(words.join(' '))).toEqual(words);
      }),
    );
  });
});
