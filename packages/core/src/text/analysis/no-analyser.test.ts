import { describe, expect, it } from 'vitest';
import { noAnalyser } from './no-analyser.js';

describe('noAnalyser', () => {
  it('knows the characters of a token and their case, in any script', () => {
    const unknown = { pos: '', tag: '', dep: '' };
    expect(noAnalyser.analyse(['Собака', '犬'])).toEqual([
      { text: 'Собака', lower: 'собака', lemma: 'собака', head: 0, ...unknown },
      { text: '犬', lower: '犬', lemma: '犬', head: 1, ...unknown },
    ]);
  });

  it('knows punctuation, in any script', () => {
    const punctuation = ['.', '...', '。', '«', '؟'];
    expect(noAnalyser.analyse(punctuation).map(({ pos }) => pos)).toEqual(punctuation.map(() => 'PUNCT'));
    expect(noAnalyser.analyse(["'s", '$', 'a.']).map(({ pos }) => pos)).toEqual(['', '', '']);
  });

  it('has no word list', () => {
    expect(noAnalyser.words).toBeUndefined();
  });
});
