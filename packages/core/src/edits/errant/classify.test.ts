import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnalyser } from '../../text/analysis/no-analyser.js';
import { classifyEdit } from './classify.js';
import { arbitraryPair } from './testing/arbitrary-analysis.js';
import { tagged } from './testing/given-analysis.js';
import { isErrantType } from './types.js';

const words = new Set(['cat', 'form', 'though', 'house', 'houses', 'go', 'the']);

/** The type of the edit from a whole sentence to another: `text/TAG/POS/lemma/dep/head`. */
function typeOf(original: string, correction: string): string {
  const source = tagged(original);
  const corrected = tagged(correction);
  return classifyEdit(source, corrected, { start: 0, end: source.length, from: 0, to: corrected.length }, words);
}

describe('classifyEdit(source, corrected, edit, words)', () => {
  it.each([
    ['', '', 'UNK'],
    ['a/DT', 'a/DT', 'UNK'],
    ['', 'the/DT', 'M:DET'],
    ['the/DT', '', 'U:DET'],
    ['the/DT', 'a/DT', 'R:DET'],
    // Equal last words are not part of what is wrong.
    ['Cat/NN', 'The/DT cat/NN', 'M:DET'],
    [',/, since/IN', './. Since/IN', 'R:PUNCT'],
    ['big/JJ cat/NN', 'Cat/NN', 'U:ADJ'],
  ])('tells the operation: %j to %j is %s', (original, correction, type) => {
    expect(typeOf(original, correction)).toBe(type);
  });

  it('looks at the tokens of the edit alone', () => {
    const source = tagged('I/PRP go/VB home/NN');
    const corrected = tagged('I/PRP go/VB to/IN home/NN');
    expect(classifyEdit(source, corrected, { start: 2, end: 2, from: 2, to: 3 })).toBe('M:PREP');
  });

  it.each([
    ["'s/POS", 'NOUN:POSS'],
    ["n't/RB", 'CONTR'],
    ['to/TO/PART/to/aux', 'VERB:FORM'],
    ['to/IN/PART/to/prep', 'PREP'],
    ['has/VBZ/AUX/have/aux been/VBN/AUX/be/auxpass', 'VERB:TENSE'],
    ['big/JJ red/JJ', 'ADJ'],
    ['two/CD', 'OTHER'],
    ['two/CD/NUM/two/amod', 'ADJ'],
    ['to/TO go/VB', 'VERB'],
    ['go/VB home/NN', 'OTHER'],
  ])('types what is missing: %s is %s', (correction, category) => {
    expect(typeOf('', correction)).toBe(`M:${category}`);
    expect(typeOf(correction, '')).toBe(`U:${category}`);
  });

  it.each([
    ['every/DT day/NN', 'everyday/JJ', 'ORTH'],
    ['house/NN', 'House/NNP', 'ORTH'],
    ['a/DT b/NN', 'b/NN a/DT', 'WO'],
  ])('looks at case, blanks and order first: %s to %s is %s', (original, correction, category) => {
    expect(typeOf(original, correction)).toBe(`R:${category}`);
  });

  it.each([
    // Special words.
    ["'s/POS", 'of/IN', 'NOUN:POSS'],
    ["'re/VBP", 'are/VBP', 'CONTR'],
    ['ca/MD', 'can/VB', 'CONTR'],
    ['wo/MD', 'would/MD', 'VERB:TENSE'],
    ['was/VBD', 'were/VBD', 'VERB:SVA'],
    // Words that the list lacks.
    ['catz/NN/NOUN/cat', 'cats/NNS/NOUN/cat', 'NOUN:INFL'],
    ['goed/VBD/VERB/go', 'went/VBD/VERB/go', 'VERB:INFL'],
    ['goed/VBD/VERB/go', 'gone/JJ/ADJ/go', 'MORPH'],
    ['hosue/NN', 'house/NN', 'SPELL'],
    ['ct/NN', 'at/IN', 'SPELL'],
    ['qqqqqq/NN', 'house/NN', 'NOUN'],
    ['qqqqqq/NN', 'ten/CD', 'OTHER'],
    ['h0sue/NN', 'house/NN', 'NOUN'],
    // Forms of one lemma.
    ['house/JJ/ADJ/x', 'houser/JJR/ADJ/x', 'ADJ:FORM'],
    ['house/NN/NOUN/house', 'houses/NNS/NOUN/house', 'NOUN:NUM'],
    ['go/VB/VERB/go', 'going/VBG/VERB/go', 'VERB:FORM'],
    ['go/VBP/VERB/go', 'went/VBD/VERB/go', 'VERB:TENSE'],
    ['go/VBP/VERB/go', 'goes/VBZ/VERB/go', 'VERB:SVA'],
    ['go/VB/VERB/go/aux', 'go2/MD/VERB/go/aux', 'VERB:TENSE'],
    ['go/NN/NOUN/go/amod', 'going/JJ/NOUN/go/acomp', 'ADJ:FORM'],
    ['form/JJ/ADJ/form', 'forms/NNS/NOUN/form', 'NOUN:NUM'],
    ['form/NN/NOUN/form', 'formed/VBN/VERB/form', 'VERB:FORM'],
    ['form/NN/NOUN/form', 'formal/JJ/ADJ/form', 'MORPH'],
    // One stem.
    ['form/NN', 'formally/RB', 'MORPH'],
    // Tags and labels.
    ['go/VB/VERB/go/aux', 'the/DT/DET/the/auxpass', 'VERB:TENSE'],
    ['go/VB', 'house/VB', 'VERB'],
    ['the/DT/DET/x/punct', 'cat/NN/NOUN/y/punct', 'PUNCT'],
    ['go/RP', 'the/IN', 'PART'],
    ['the/DT/DET/the/prt', 'cat/NN/NOUN/cat/prep', 'PART'],
    ['the/DT', 'they/PRP/PRON/they/nsubj', 'PRON'],
    ['form/PRP', 'their/DT/DET/their/poss', 'DET'],
    ['cat/CD', 'the/DT', 'DET'],
  ])('types one word for another: %s to %s is %s', (original, correction, category) => {
    expect(typeOf(original, correction)).toBe(`R:${category}`);
  });

  it.each([
    ['was/VBD/AUX/be/aux/1 go/VB/VERB/go', 'were/VBD/AUX/be/aux/1 gone/VBD/VERB/go', 'VERB:FORM'],
    ['was/VBD/AUX/be/nsubj/1 go/VB/VERB/go', 'were/VBD/AUX/be/aux/1 gone/VBD/VERB/go', 'VERB:TENSE'],
  ])('knows a verb after an auxiliary: %s to %s is %s', (original, correction, category) => {
    const edit = { start: 1, end: 2, from: 1, to: 2 };
    expect(classifyEdit(tagged(original), tagged(correction), edit)).toBe(`R:${category}`);
  });

  it('takes no root for an auxiliary of its own', () => {
    const corrected = tagged('has/VBZ/AUX/have/aux/1 went/VBD/VERB/go/ROOT');
    const edit = { start: 0, end: 1, from: 1, to: 2 };
    expect(classifyEdit(tagged('go/VB/VERB/go/aux'), corrected, edit)).toBe('R:VERB:TENSE');
  });

  it.each([
    [
      'has/VBZ/AUX/have/aux/2 be/VB/AUX/be/aux/2 go/VB',
      'has/VBZ/AUX/have/aux/2 was/VBD/AUX/be/aux/2 go/VB',
      'VERB:FORM',
    ],
    ['be/VB/VERB/be/ROOT be/VB/AUX/be/aux/2 go/VB', 'x/VB/VERB/x/ROOT was/VBD/AUX/be/aux/2 go/VB', 'VERB:TENSE'],
  ])('knows the first of several auxiliaries: %s to %s is %s', (original, correction, category) => {
    const edit = { start: 1, end: 2, from: 1, to: 2 };
    expect(classifyEdit(tagged(original), tagged(correction), edit)).toBe(`R:${category}`);
  });

  describe('asks how alike words of letters look when nothing else decides', () => {
    const untyped = (original: string, correction: string): string =>
      classifyEdit(tagged(`${original}/IN`), tagged(`${correction}/DT`), { start: 0, end: 1, from: 0, to: 1 });

    it.each([
      ['other', 'another', 'DET'],
      ['no', 'not', 'OTHER'],
      ['a1', 'an', 'OTHER'],
      ['a', 'an', 'SPELL'],
      ['a', 'the', 'OTHER'],
      ['is', 'its', 'SPELL'],
      ['is', 'his', 'SPELL'],
      ['is', 'at', 'OTHER'],
      ['the', 'that', 'PRON'],
      ['all', 'everything', 'PRON'],
      ['the', 'she', 'SPELL'],
      ['that', 'what', 'PRON'],
      ['good', 'well', 'DET'],
      ['thes', 'the', 'SPELL'],
      ['them', 'then', 'SPELL'],
      ['thes', 'these', 'SPELL'],
      ['than', 'thanks', 'DET'],
      ['after', 'later', 'DET'],
      ['there', 'here', 'SPELL'],
      ['there', 'where', 'SPELL'],
      ['there', 'theirs', 'DET'],
      ['therefor', 'therefore', 'SPELL'],
      ['though', 'thought', 'SPELL'],
      ['before', 'beforehand', 'OTHER'],
      ['through', 'throughs', 'MORPH'],
      ['thruogh', 'throughh', 'OTHER'],
      ['throughout', 'throughuot', 'OTHER'],
      ['throughout', 'thruoghout', 'OTHER'],
      ['throughout', 'throughbut', 'SPELL'],
      ['throughout', 'whatever', 'DET'],
      ['should', 'shared', 'DET'],
    ])('%s to %s is %s', (original, correction, category) => {
      expect(untyped(original, correction)).toBe(`R:${category}`);
    });

    it('knows your from yours this way only', () => {
      expect(untyped('your', 'yours')).toBe('R:PRON');
      expect(untyped('yours', 'your')).toBe('R:SPELL');
    });
  });

  it.each([
    ['had/VBD/AUX/have/aux been/VBN/AUX/be/aux', 'is/VBZ/AUX/be/auxpass', 'VERB:TENSE'],
    ['has/VBZ gone/VBN/VERB/go', 'went/VBD/VERB/go', 'VERB:TENSE'],
    ['has/VBZ gone/VBN/VERB/go', 'ate/VBD/VERB/eat', 'VERB'],
    ['two/CD three/CD', 'four/CD', 'OTHER'],
    ['a/CD/NUM/a/det b/CD/NUM/b/det', 'c/DT/DET/c/det', 'DET'],
    ['to/TO eat/VB/VERB/eat', 'eating/VBG/VERB/eat', 'VERB:FORM'],
    ['to/TO eat/VB/VERB/eat', 'going/VBG/VERB/go', 'VERB'],
    ["cat/NN/NOUN/cat 's/POS", 'cats/JJ/NOUN/cat', 'NOUN:POSS'],
    ['more/JJR good/JJ/ADJ/good', 'better/RBR/ADV/good', 'ADJ:FORM'],
    ['more/JJR very/RB good/JJ/ADJ/good', 'better/RBR/ADV/good', 'OTHER'],
    ['a/DT cat/NN', 'going/VBG', 'OTHER'],
  ])('types phrases: %s to %s is %s', (original, correction, category) => {
    expect(typeOf(original, correction)).toBe(`R:${category}`);
  });

  it('looks no word up without a word list', () => {
    const edit = { start: 0, end: 1, from: 0, to: 1 };
    expect(classifyEdit(tagged('hosue/NN'), tagged('house/NN'), edit)).toBe('R:NOUN');
  });

  it('takes an unknown tag for a foreign word', () => {
    expect(typeOf('', 'cat/CAT')).toBe('M:OTHER');
    expect(typeOf('the/CAT', 'cat/CAT')).toBe('R:OTHER');
  });

  it('gives any edit a type of ERRANT', () => {
    const indices = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8), fc.nat(8));
    fc.assert(
      fc.property(arbitraryPair(), indices, ([source, corrected], [a, b, c, d]) => {
        const [start, end] = [Math.min(a, b, source.length), Math.min(Math.max(a, b), source.length)];
        const [from, to] = [Math.min(c, d, corrected.length), Math.min(Math.max(c, d), corrected.length)];
        expect(classifyEdit(source, corrected, { start, end, from, to }, words)).toSatisfy(isErrantType);
      }),
      { numRuns: 1000 },
    );
  });

  describe('by the rules of ERRANT 2.0', () => {
    const listed = new Set('all another cook cooking everything other swim swimming than then thousand'.split(' '));
    const typeBy = (release: '2.0' | '3', original: string, correction: string): string => {
      const [source, corrected] = [tagged(original), tagged(correction)];
      const edit = { start: 0, end: source.length, from: 0, to: corrected.length };
      return classifyEdit(source, corrected, edit, listed, release);
    };

    // What the files of BEA-2019 dev, made by ERRANT 2.0.0, call such edits.
    it.each([
      ['then/RB', 'than/IN', 'R:OTHER'],
      ['other/JJ', 'another/DT', 'R:OTHER'],
      ['thousand/CD', 'thousands/NNS', 'R:OTHER'],
      ['all/DT', 'everything/NN', 'R:OTHER'],
      ['', 'there/EX', 'M:ADV'],
    ])('compares words of the list by their tags alone: %j to %j is %s', (original, correction, type) => {
      expect(typeBy('2.0', original, correction)).toBe(type);
    });

    it.each([
      ['enoff/NN', 'enough/JJ', 'R:SPELL'],
      ['econmics/NNS', 'economy/NN', 'R:SPELL'],
      ['spheare/NN', 'space/NN', 'R:NOUN'],
      ['wszysycy/NN', 'whereas/IN', 'R:OTHER'],
      ['insiost/VB', 'encourage/VB', 'R:VERB'],
    ])('calls a word that the list lacks misspelt by matching blocks: %j to %j is %s', (original, correction, type) => {
      expect(typeBy('2.0', original, correction)).toBe(type);
    });

    it.each([
      ['cook/NN', 'cooking/NN', 'R:NOUN:NUM'],
      ['swim/NN', 'swimming/NN', 'R:NOUN:NUM'],
      ['relativs/NNS', 'relatives/NNS', 'R:NOUN:INFL'],
      ['Britains/NNP', "Britain/NNP 's/POS", 'R:NOUN:POSS'],
    ])('knows forms of one word by any part of speech: %j to %j is %s', (original, correction, type) => {
      expect(typeBy('2.0', original, correction)).toBe(type);
      expect(typeBy('3', original, correction)).not.toBe(type);
    });

    it('still tries nothing English on words without a tag', () => {
      const [source, corrected] = [noAnalyser.analyse(['talos']), noAnalyser.analyse(['talo'])];
      const edit = { start: 0, end: 1, from: 0, to: 1 };
      expect(classifyEdit(source, corrected, edit, words, '2.0')).toBe(classifyEdit(source, corrected, edit, words));
    });
  });

  describe('without an analysis', () => {
    const plain = (original: string, correction: string): string => {
      const source = noAnalyser.analyse(original.split(' ').filter((token) => token !== ''));
      const corrected = noAnalyser.analyse(correction.split(' ').filter((token) => token !== ''));
      return classifyEdit(source, corrected, { start: 0, end: source.length, from: 0, to: corrected.length });
    };

    it.each([
      ['', 'собака', 'M:OTHER'],
      ['的', '', 'U:OTHER'],
      ['Страна', 'страна', 'R:ORTH'],
      ['所 以', '所以', 'R:ORTH'],
      ['a b', 'b a', 'R:WO'],
      ['собаку', 'собака', 'R:SPELL'],
      ['Straße', 'Strasse', 'R:OTHER'],
      ['kurssit', 'kurssitkin', 'R:MORPH'],
      ['хорошо', 'отлично', 'R:OTHER'],
      ['a b', 'c', 'R:OTHER'],
    ])('characters decide: %j to %j is %s', (original, correction, type) => {
      expect(plain(original, correction)).toBe(type);
    });

    it('English words mean nothing', () => {
      expect(plain('', "'s")).toBe('M:OTHER');
      expect(plain('wo', 'wer')).toBe('R:OTHER');
      expect(plain('was', 'were')).toBe('R:OTHER');
    });
  });
});
