import { describe, expect, it } from 'vitest';
import { lemmaOf } from './lemma.js';

const BASES = { noun: ['leaf', 'movie', 'comedy', 'box'], verb: ['plan', 'hope', 'miss', 'tell'], adjective: ['nice'] };
const lemma = (word: string, tag: string): string => lemmaOf(word, tag, (base, kind) => BASES[kind].includes(base));

describe('lemmaOf(lower, tag, isBaseForm)', () => {
  it.each([
    ['boxes', 'NNS', 'box'],
    ['comedies', 'NNS', 'comedy'],
    ['movies', 'NNS', 'movie'],
    ['children', 'NNS', 'child'],
    ['firemen', 'NNS', 'fireman'],
    ['planned', 'VBD', 'plan'],
    ['hoping', 'VBG', 'hope'],
    ['missed', 'VBN', 'miss'],
    ['told', 'VBD', 'tell'],
    ['nicer', 'JJR', 'nice'],
    ['worst', 'JJS', 'bad'],
  ])('takes the ending off %s as %s', (word, tag, expected) => {
    expect(lemma(word, tag)).toBe(expected);
  });

  it('goes by spelling where no base form is listed', () => {
    expect([lemma('wugs', 'NNS'), lemma('glorping', 'VBG'), lemma('flimmed', 'VBD')]).toEqual(['wug', 'glorp', 'flim']);
  });

  it('leaves a word that has another tag as it is', () => {
    expect([lemma('planned', 'JJ'), lemma('boxes', 'NN')]).toEqual(['planned', 'boxes']);
  });

  it('spells out what is short for a word', () => {
    expect([lemma("n't", 'RB'), lemma("'s", 'VBZ'), lemma("'ve", 'VBP'), lemma('wo', 'MD')]).toEqual([
      'not',
      'be',
      'have',
      'will',
    ]);
  });
});
