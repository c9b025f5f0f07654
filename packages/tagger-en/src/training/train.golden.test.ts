import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { lexicon } from 'en-lexicon';
import { expect, it } from 'vitest';
import { describeGolden, sharedFolder } from '../../../core/src/testing/shared.js';
import { readModel } from '../tagger/model.js';
import { Tagger } from '../tagger/tagger.js';
import { tagAccuracy } from './accuracy.js';
import { trainTagger } from './train.js';
import { readTreebank, type TaggedSentence } from './treebank.js';

const committed = readFileSync(new URL('../../data/model.bin', import.meta.url));

const read = (part: string): TaggedSentence[] =>
  readTreebank(gunzipSync(readFileSync(sharedFolder(`data/ud-ewt/en_ewt-${part}.conllu.gz`))).toString('utf8'));

describeGolden('trainTagger(sentences, dictionary) on UD English-EWT', () => {
  it('gives the model of the package again, to the byte', () => {
    const bytes = trainTagger(read('train'), lexicon);
    expect(bytes.length).toBe(committed.length);
    expect(Buffer.compare(bytes, committed)).toBe(0);
  });

  it('gives a model that tags as well as the readme says', () => {
    const tagger = new Tagger(readModel(committed));
    const percent = (part: string): number => {
      const { words, right } = tagAccuracy(tagger, read(part));
      return Math.round((1000 * right) / words) / 10;
    };
    expect([percent('dev'), percent('test')]).toEqual([94.6, 95]);
  });
});
