import { describe, expect, it } from 'vitest';
import { partOfSpeech } from './part-of-speech.js';

describe('partOfSpeech(lower, tag, isAuxiliary, profile)', () => {
  it.each([
    ['dog', 'NN', 'NOUN'],
    ['someone', 'NN', 'PRON'],
    ['because', 'IN', 'SCONJ'],
    ['of', 'IN', 'ADP'],
    ['up', 'RP', 'ADP'],
    ['not', 'RB', 'PART'],
    ['soon', 'RB', 'ADV'],
    ['-', 'HYPH', 'PUNCT'],
  ])('calls %s as %s %s in both releases', (word, tag, expected) => {
    expect(partOfSpeech(word, tag, false, 'spacy-2')).toBe(expected);
    expect(partOfSpeech(word, tag, false, 'spacy-3')).toBe(expected);
  });

  it.each([
    ['must', 'MD', true, 'VERB', 'AUX'],
    ['their', 'PRP$', false, 'DET', 'PRON'],
    ['has', 'VBZ', false, 'AUX', 'VERB'],
    ['has', 'VBZ', true, 'AUX', 'AUX'],
    ['is', 'VBZ', false, 'AUX', 'AUX'],
  ])('calls %s as %s, auxiliary %s, %s in spaCy 2 and %s in spaCy 3', (word, tag, isAuxiliary, older, newer) => {
    expect(partOfSpeech(word, tag, isAuxiliary, 'spacy-2')).toBe(older);
    expect(partOfSpeech(word, tag, isAuxiliary, 'spacy-3')).toBe(newer);
  });

  it('calls what has no known tag X', () => {
    expect(partOfSpeech('qué', '?', false, 'spacy-2')).toBe('X');
  });
});
