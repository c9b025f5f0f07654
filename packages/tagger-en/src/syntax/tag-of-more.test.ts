import { describe, expect, it } from 'vitest';
import { TAGS, tagNumber } from '../tagger/tags.js';
import { tagOfMore } from './tag-of-more.js';

const tagAt = (tags: string, at: number): string =>
  TAGS[tagOfMore(Uint8Array.from(tags.split(' ').map(tagNumber)), at)];

describe('tagOfMore(tags, at)', () => {
  it('makes an adverb of it before an adjective without a noun', () => {
    expect(tagAt('DT VBZ JJR JJ .', 2)).toBe('RBR');
    expect(tagAt('PRP VBZ JJS JJ', 2)).toBe('RBS');
  });

  it('leaves it as it is before a noun, with or without adjectives', () => {
    expect(tagAt('VB JJR JJ NNS', 1)).toBe('JJR');
    expect(tagAt('VB JJR NNS', 1)).toBe('JJR');
  });

  it('leaves it as it is at the end', () => {
    expect(tagAt('VB JJR', 1)).toBe('JJR');
  });
});
