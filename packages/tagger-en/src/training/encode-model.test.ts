import { describe, expect, it } from 'vitest';
import { readModel } from '../tagger/model.js';
import { TAGS, tagNumber } from '../tagger/tags.js';
import { encodeModel } from './encode-model.js';

const [NN, VB] = ['NN', 'VB'].map(tagNumber);
const entry = (lexicalClass: number, ...tags: number[]) => ({ lexicalClass, tags, isSettled: false });

describe('encodeModel(entries, weights)', () => {
  const entries = new Map([
    ['walk', entry(1, NN, VB)],
    ['walker', entry(2, NN)],
    ['a', { lexicalClass: 3, tags: [VB], isSettled: true }],
  ]);
  const averages = new Float64Array(TAGS.length);
  averages[NN] = 1.5;
  averages[VB] = -1000;
  const { lexicon, weights } = readModel(encodeModel(entries, new Map([[-7, averages]])));

  it('is read back by readModel', () => {
    for (const [word, expected] of entries) expect(lexicon.find(word)).toEqual(expected);
    expect([lexicon.find('walke').tags, lexicon.find('').tags]).toEqual([[], []]);
  });

  it('keeps weights in quarters, and bounds them', () => {
    const scores = new Int16Array(TAGS.length);
    weights.addTo(scores, -7);
    expect([scores[NN], scores[VB]]).toEqual([6, -127]);
  });

  it('is not read where it is something else', () => {
    expect(() => readModel(new Uint8Array([1, 65]))).toThrow(RangeError);
  });
});
