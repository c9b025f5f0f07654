import { expect, it } from 'vitest';
import { verbAfter } from './clause-verb.js';
import { START, TAGS, tagNumber } from './tags.js';

const lastVerb = (tags: string): string => {
  const verb = tags.split(' ').reduce((before, tag) => verbAfter(before, tagNumber(tag)), START);
  return verb === START ? 'none' : TAGS[verb];
};

it('verbAfter(verb, tag) keeps the last verb, modal or `to` of a clause', () => {
  expect([lastVerb('PRP MD RB VB DT NN'), lastVerb('PRP MD RB'), lastVerb('DT NN TO')]).toEqual(['VB', 'MD', 'TO']);
});

it('verbAfter(verb, tag) forgets it where another clause begins', () => {
  expect([lastVerb('PRP VBD , PRP'), lastVerb('NN WDT'), lastVerb('PRP VBP CC NN')]).toEqual(['none', 'none', 'none']);
});
