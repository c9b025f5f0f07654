import { expect, it } from 'vitest';
import { TAGS, tagNumber } from '../tagger/tags.js';
import { tagOfTo } from './tag-of-to.js';

const tagIn = (tags: string, at: number): string =>
  TAGS[
    tagOfTo(
      Uint8Array.from(tags.split(' '), (tag) => tagNumber(tag)),
      at,
    )
  ];

it('tagOfTo(tags, at) is IN before a word that is no verb', () => {
  expect(tagIn('VBZ TO PRP$ NN', 1)).toBe('IN');
});

it('tagOfTo(tags, at) is TO before a bare infinitive, over adverbs', () => {
  expect(tagIn('VBZ IN RB VB', 1)).toBe('TO');
});

it('tagOfTo(tags, at) leaves the tag before a gerund and at the end of a clause', () => {
  expect([tagIn('VBP IN VBG', 1), tagIn('VBP TO .', 1), tagIn('VBP TO', 1)]).toEqual(['IN', 'TO', 'TO']);
});
