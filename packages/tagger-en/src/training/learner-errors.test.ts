import { describe, expect, it } from 'vitest';
import { withLearnerErrors } from './learner-errors.js';

const DICTIONARY = { dog: 'NN', dogs: 'NNS', bark: 'VB|NN', barks: 'VBZ|NNS' };
const sentences = Array.from({ length: 500 }, () => ({
  words: ['the', 'dogs', 'bark', 'quickly'],
  tags: ['DT', 'NNS', 'VBP', 'RB'],
}));

describe('withLearnerErrors(sentences, dictionary)', () => {
  const changed = withLearnerErrors(sentences, DICTIONARY);
  const distinct = new Set(changed.map(({ words, tags }) => words.map((word, at) => `${word}/${tags[at]}`).join(' ')));

  it('changes number and agreement, and gives each form its own tag', () => {
    expect(distinct).toContain('the/DT dog/NN bark/VBP quickly/RB');
    expect(distinct).toContain('the/DT dogs/NNS barks/VBZ quickly/RB');
  });

  it('leaves articles out', () => {
    expect(distinct).toContain('dogs/NNS bark/VBP quickly/RB');
  });

  it('leaves out sentences in which nothing changed', () => {
    expect(distinct).not.toContain('the/DT dogs/NNS bark/VBP quickly/RB');
    expect(changed.length).toBeLessThan(sentences.length / 2);
  });

  it('makes the same errors each time', () => {
    expect(withLearnerErrors(sentences, DICTIONARY)).toEqual(changed);
  });
});
