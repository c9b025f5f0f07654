import { describe, expect, it } from 'vitest';
import { loadEnglishAnalyser } from './load-english-analyser.js';

const analyser = await loadEnglishAnalyser();
const tagsOf = (sentence: string): string =>
  analyser
    .analyse(sentence.split(' '))
    .map(({ tag }) => tag)
    .join(' ');

describe('EnglishAnalyser', () => {
  it('gives each token its form, lemma, parts of speech, label and head', () => {
    expect(analyser.analyse(['She', 'has', 'gone', 'home', '.'])).toMatchObject([
      { text: 'She', lower: 'she', lemma: '-PRON-', pos: 'PRON', tag: 'PRP', dep: 'nsubj' },
      { text: 'has', lower: 'has', lemma: 'have', pos: 'AUX', tag: 'VBZ', dep: 'aux', head: 2 },
      { text: 'gone', lower: 'gone', lemma: 'go', pos: 'VERB', tag: 'VBN', dep: 'dep' },
      { text: 'home', lower: 'home', lemma: 'home', pos: 'ADV', tag: 'RB', dep: 'advmod' },
      { text: '.', lower: '.', lemma: '.', pos: 'PUNCT', tag: '.', dep: 'punct' },
    ]);
  });

  it.each([
    ['The dogs bark loudly .', 'DT NNS VBP RB .'],
    ['Cars increase the pollution .', 'NNS VBP DT NN .'],
    ['He goes to school to learn .', 'PRP VBZ IN NN TO VB .'],
    ['He gave up his seat .', 'PRP VBD RP PRP$ NN .'],
    ['It must have been better .', 'PRP MD VB VBN JJR .'],
    ["the children 's books", 'DT NNS POS NNS'],
  ])('tags %j', (sentence, tags) => {
    expect(tagsOf(sentence)).toBe(tags);
  });

  it('analyses a sentence alike whatever came before it', async () => {
    const sentences = ['He can can the can .', 'The can can .', 'Can he ?', 'Xyzzy frobs 12 quuxes .'];
    const first = sentences.map((sentence) => analyser.analyse(sentence.split(' ')));
    const again = [...sentences].reverse().map((sentence) => analyser.analyse(sentence.split(' ')));
    expect(again.reverse()).toEqual(first);
    expect((await loadEnglishAnalyser()).name).toBe(analyser.name);
  });

  it('names parts of speech as the release of spaCy that is asked for, and says which in its name', async () => {
    const newer = await loadEnglishAnalyser({ profile: 'spacy-3' });
    const posOf = (chosen: typeof analyser): string[] => chosen.analyse(['You', 'must', 'go']).map(({ pos }) => pos);
    expect([analyser.name, posOf(analyser)]).toEqual(['tagger:en-1-spacy2', ['PRON', 'VERB', 'VERB']]);
    expect([newer.name, posOf(newer)]).toEqual(['tagger:en-1-spacy3', ['PRON', 'AUX', 'VERB']]);
  });

  it('takes any text, and none', () => {
    expect(analyser.analyse([])).toEqual([]);
    expect(analyser.analyse(['😀', '„', '…', 'Ünïcödé', '١٢٣'])).toHaveLength(5);
  });

  it('knows the words of the dictionary', () => {
    expect(['colour', 'recieve'].map((word) => analyser.words?.has(word))).toEqual([true, false]);
  });
});
