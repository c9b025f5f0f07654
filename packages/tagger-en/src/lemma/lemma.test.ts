import { describe, expect, it } from 'vitest';
import { lemmaOf } from './lemma.js';

const BASES = {
  noun: ['base', 'leaf', 'movie', 'comedy', 'box'],
  verb: ['plan', 'hope', 'miss', 'tell'],
  adjective: ['nice'],
};
const LISTED = ['planned', 'missed'];
const lemma = (word: string, tag: string): string =>
  lemmaOf(word, tag, {
    isBaseForm: (base, kind) => BASES[kind].includes(base),
    isListed: (form) => LISTED.includes(form),
  });

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
    expect([lemma('wugs', 'NNS'), lemma('glorping', 'VBG'), lemma('flimed', 'VBD')]).toEqual(['wug', 'glorp', 'flime']);
  });

  it('takes a doubled letter off where the form is listed, else for a misspelling', () => {
    expect([lemma('planned', 'VBD'), lemma('hopping', 'VBG')]).toEqual(['plan', 'hopp']);
  });

  it('gives `bases` the first of the two lemmas that WordNet has', () => {
    expect(lemma('bases', 'NNS')).toBe('base');
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
