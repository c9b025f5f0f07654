import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.js';

describe('normalise(text)', () => {
  it.each([
    ['splits off marks', 'Yes! (no)/maybe; "so"', 'Yes ! ( no ) / maybe ; " so "'],
    ['splits commas, but not inside numbers', 'a,b 1,000 x ,5', 'a , b 1,000 x , 5'],
    ['misses the second of two dashes around one letter, as METEOR does', 'x-y-z', 'x y-z'],
    ['misses the second of two commas around one letter too', 'a,b,c', 'a , b,c'],
    ['splits a last dot', 'The end.', 'The end .'],
    ['keeps the dot of titles and initials', 'Dr. J. Smith vs. Co.', 'Dr. J. Smith vs. Co .'],
    ['keeps a dot before a word in lower case', 'Inc. said', 'Inc. said'],
    ['keeps the dot of No. only before a number', 'No. 5 No. He', 'No. 5 No . He'],
    ['drops the dots of abbreviations', 'the U.S. e.g. a.m.', 'the US eg am'],
    ['keeps the dot of numbers inside', 'about 3.5 or 3.5.', 'about 3.5 or 3.5 .'],
    ['keeps rows of dots whole', 'well...then.. ok....', 'well ... then .. ok ....'],
    ['makes quotes plain', "“a” ‘b’ ``c''", '" a " \' b \' " c "'],
    ['makes dashes plain', 'a – b -- c', 'a - b - c'],
    ['takes words apart at dashes', 'U.S.-based up-to-date', 'US based up to date'],
    ['splits contractions to the right', "don't it's the boys' 1990's", "don 't it 's the boys ' 1990 's"],
    ['knows letters with accents', 'l’été naïve-ish', "l 'été naïve ish"],
    ['takes odd blanks as blanks', 'a\u00a0b\u3000c\td', 'a b c d'],
    ['keeps characters outside the basic plane whole', 'so😀good', 'so 😀 good'],
    ['makes nothing of nothing', '  ', ''],
  ])('%s', (_, text, expected) => {
    expect(normalise(text).trim()).toBe(expected);
  });
});
