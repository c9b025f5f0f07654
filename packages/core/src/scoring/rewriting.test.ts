import { describe, expect, it } from 'vitest';
import type { Sentence } from '../corpus/edit.js';
import { requiredEdit } from '../corpus/edit.js';
import { NO_REWRITING, countRewriting, joinRewriting, rewritingTexts } from './rewriting.js';

const edit = (start: number, end: number, correction: string): ReturnType<typeof requiredEdit> =>
  requiredEdit({ start, end, type: 'T', correction });
const batch = (sentences: readonly Sentence[], lines: readonly string[]): Parameters<typeof countRewriting>[0] => ({
  first: 0,
  sentences,
  outputs: [{ file: 'ours', lines }],
});

const BOTH: Sentence = {
  source: 'he go home',
  annotations: [
    { annotator: 0, edits: [edit(1, 2, 'goes')] },
    { annotator: 1, edits: [edit(0, 3, 'he went home again')] },
  ],
};
const ONE: Sentence = { source: 'a b', annotations: [{ annotator: 0, edits: [edit(0, 1, 'the')] }] };

describe('countRewriting(batch)', () => {
  it('counts words inserted and deleted by each annotator and system', () => {
    expect(countRewriting(batch([BOTH], ['home he goes']))).toEqual({ words: 3, gold: [2, 2, 3], systems: [2] });
  });

  it('counts the first annotator for one whom a sentence does not list, in whatever order stretches are joined', () => {
    const counted = [countRewriting(batch([BOTH], ['he go home'])), countRewriting(batch([ONE], ['a b c']))];
    const together = { words: 5, gold: [4, 4, 5], systems: [1] };
    expect(counted.reduce(joinRewriting, NO_REWRITING)).toEqual(together);
    expect(counted.toReversed().reduce(joinRewriting, NO_REWRITING)).toEqual(together);
    expect(countRewriting(batch([BOTH, ONE], ['he go home', 'a b c']))).toEqual(together);
  });

  it('takes texts where nobody made edits', () => {
    const sentence = { source: 'a b', annotations: [{ annotator: 0, edits: [] }], references: ['a b c', 'x y'] };
    expect(countRewriting(batch([sentence], ['a b'])).gold).toEqual([1, 1, 4]);
  });
});

describe('rewritingTexts(metrics, systems, counts)', () => {
  const textsOf = (words: number, gold: readonly number[], changed: number): string[] =>
    rewritingTexts(['m2', 'gleu'], ['ours'], { words, gold, systems: [changed] });

  it('names the system, the numbers and the metrics where it changes more than any annotator', () => {
    expect(textsOf(2000, [100, 100, 300], 301)).toEqual([
      expect.stringMatching(
        /^ours: inserts or deletes 15\.1 words for each 100 .* \(15\.0\)\. m2, gleu cannot rank it/u,
      ),
    ]);
    expect(textsOf(2000, [100, 100, 300], 300)).toEqual([]);
  });

  it('says nothing of few words, nor where one annotator shows no spread', () => {
    expect(textsOf(999, [100, 100, 300], 400)).toEqual([]);
    expect(textsOf(2000, [100, 100], 400)).toEqual([]);
  });
});
