import { describe, expect, it } from 'vitest';
import { knownTags } from './tagger.js';

describe('knownTags(sentences, otherwise)', () => {
  it('prefers the tags it was given', () => {
    const tagger = knownTags([{ tokens: ['a', 'b'], tags: ['X', 'Y'] }], (tokens) => tokens.map(() => 'Z'));
    expect(tagger(['a', 'b'])).toEqual(['X', 'Y']);
    expect(tagger(['b'])).toEqual(['Z']);
  });
});
