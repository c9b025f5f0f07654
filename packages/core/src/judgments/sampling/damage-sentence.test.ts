import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { damageSentence } from './damage-sentence.js';

const damaged = (sentence: string, seed = 1): string | undefined => damageSentence(sentence, new MersenneTwister(seed));

describe('damageSentence(sentence, random)', () => {
  it('leaves out a quarter of the words, and moves others', () => {
    const words = 'The quick brown fox jumps over the lazy dog again , and then it sleeps .'.split(' ');
    const left = damaged(words.join(' '))?.split(' ') ?? [];
    expect(left).toHaveLength(12);
    const places = left.map((word) => words.indexOf(word));
    expect(places).not.toEqual(places.toSorted((a, b) => a - b));
  });

  it('takes characters for words where there are no blanks, or few', () => {
    expect(Array.from(damaged('我昨天去图书馆了。') ?? '')).toHaveLength(7);
    expect(Array.from(damaged('Go home !') ?? '')).toHaveLength(7);
    expect(damaged('No !')).toHaveLength(3);
    expect(damaged('Hm.')).toBeUndefined();
    expect(damaged('')).toBeUndefined();
  });

  it('gives the same for the same seed', () => {
    const sentence = 'He went home early because it rained .';
    expect(damaged(sentence, 7)).toBe(damaged(sentence, 7));
  });

  it('never gives the sentence back, and adds nothing to it', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/u), { minLength: 4, maxLength: 40 });
    fc.assert(
      fc.property(words, fc.nat(), (sentence, seed) => {
        const left = damaged(sentence.join(' '), seed)?.split(' ') ?? [];
        expect(left.length).toBeLessThan(sentence.length);
        const unused = [...sentence];
        for (const word of left) expect(unused.splice(unused.indexOf(word), 1)).toEqual([word]);
      }),
    );
  });
});
