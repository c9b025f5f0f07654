import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadEnglishTagger } from './english-tagger.js';
import { knownTags } from './tagger.js';

describe('loadEnglishTagger()', () => {
  it('gives Penn tags for tokens as they are', async () => {
    const tagger = await loadEnglishTagger();
    expect(tagger(['The', 'dog', 'runs', 'to', 'my', 'houses', '.'])).toEqual([
      'DT',
      'NN',
      'VBZ',
      'TO',
      'PRP$',
      'NNS',
      '.',
    ]);
  });

  it('gives one tag for each token, whatever the tokens are', async () => {
    const tagger = await loadEnglishTagger();
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ minLength: 1 }), fc.constant('__proto__'))), (tokens) => {
        expect(tagger(tokens)).toHaveLength(tokens.length);
      }),
    );
  });
});

describe('knownTags(sentences, otherwise)', () => {
  it('prefers the tags it was given', () => {
    const tagger = knownTags([{ tokens: ['a', 'b'], tags: ['X', 'Y'] }], (tokens) => tokens.map(() => 'Z'));
    expect(tagger(['a', 'b'])).toEqual(['X', 'Y']);
    expect(tagger(['b'])).toEqual(['Z']);
  });
});
