import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError, type StetErrorDetails } from '../../error.js';
import { AnalysisTable } from './analysis-table.js';
import { givenAnalyser, parseAnalyses } from './given-analyser.js';

const row = (...columns: readonly string[]): string => `${columns.join('\t')}\n`;

const BLANK = Array.from({ length: 8 }, () => '_');

const CONLLU = [
  '# sent_id = 1\n',
  row('1', 'She', 'she', 'PRON', 'PRP', 'Case=Nom', '2', 'nsubj', '_', '_'),
  row('2', 'went', 'go', 'VERB', 'VBD', '_', '0', 'ROOT', '_', '_'),
  row('2.1', 'went', 'go', 'VERB', 'VBD', '_', '_', '_', '_', '_'),
  '\n',
  row('1', 'Stop', '_', '_', '_', '_', '_', '_', '_', '_'),
].join('');

const analyse = (text: string, sentence: string): unknown =>
  givenAnalyser([{ file: 'x', text }], { name: 'given:x' }).analyse(sentence.split(' '));

function errorOf(text: string): StetErrorDetails {
  try {
    Array.from(parseAnalyses({ file: 'x.conllu', text }));
  } catch (error) {
    if (error instanceof StetError) return error.toJSON();
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('givenAnalyser(files) reads CoNLL-U', () => {
  it('with lemma, both parts of speech, relation and head; a root is its own head', () => {
    expect(analyse(CONLLU, 'She went')).toEqual([
      { text: 'She', lower: 'she', lemma: 'she', pos: 'PRON', tag: 'PRP', dep: 'nsubj', head: 1 },
      { text: 'went', lower: 'went', lemma: 'go', pos: 'VERB', tag: 'VBD', dep: 'ROOT', head: 1 },
    ]);
  });

  it('where a tool says nothing, the lemma is the word itself and the labels are empty', () => {
    expect(analyse(CONLLU, 'Stop')).toEqual([
      { text: 'Stop', lower: 'stop', lemma: 'stop', pos: '', tag: '', dep: '', head: 0 },
    ]);
  });

  it('finds a sentence with multiword tokens by its words, and as it is written', () => {
    const text = [
      row('1', 'I', 'I', 'PRON', 'PRP', '_', '4', 'nsubj', '_', '_'),
      row('2-3', "don't", '_', '_', '_', '_', '_', '_', '_', '_'),
      row('2', 'do', 'do', 'AUX', 'VBP', '_', '4', 'aux', '_', '_'),
      row('3', "n't", 'not', 'PART', 'RB', '_', '2', 'neg', '_', '_'),
      row('4', 'go', 'go', 'VERB', 'VB', '_', '0', 'ROOT', '_', '_'),
    ].join('');
    expect(analyse(text, "I do n't go")).toMatchObject([
      { head: 3 },
      { head: 3 },
      { lemma: 'not', head: 1 },
      { head: 3 },
    ]);
    expect(analyse(text, "I don't go")).toMatchObject([
      { text: 'I', head: 2 },
      { text: "don't", lemma: "don't", pos: 'AUX', tag: 'VBP', dep: 'aux', head: 2 },
      { text: 'go', lemma: 'go', head: 2 },
    ]);
  });

  it.each([
    ['too few columns', 'She\tPRON\n', 1, 'ten columns separated by tabs'],
    ['an ID out of order', CONLLU.replace('2\twent', '3\twent'), 3, 'the ID 2'],
    ['a head that is no number', CONLLU.replace('\t2\tnsubj', '\tx\tnsubj'), 2, 'a number as HEAD'],
    ['a head outside of the sentence', CONLLU.replace('\t2\tnsubj', '\t7\tnsubj'), 2, 'a HEAD from 0 to 2'],
    ['a multiword token after its words', `${CONLLU}${row('1-2', 'x', ...BLANK)}`, 7, 'from 2 on'],
    ['a multiword token without words', row('1-2', 'x', ...BLANK) + row('1', 'x', ...BLANK), 2, '1-2'],
  ])('refuses %s, and says where', (_, text, line, expected) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code: 'BAD_ANALYSIS', file: 'x.conllu', line });
    expect(error.expected).toContain(expected);
  });
});

describe('givenAnalyser(files) reads JSON Lines', () => {
  it('with a list of tokens; lemma, labels and head may be left out', () => {
    const text =
      '{"tokens":[{"text":"Went","lemma":"go","pos":"VERB","tag":"VBD","dep":"ROOT","head":0},{"text":"."}]}\n';
    expect(analyse(text, 'Went .')).toEqual([
      { text: 'Went', lower: 'went', lemma: 'go', pos: 'VERB', tag: 'VBD', dep: 'ROOT', head: 0 },
      { text: '.', lower: '.', lemma: '.', pos: '', tag: '', dep: '', head: 1 },
    ]);
  });

  it('as spaCy writes a document, whose offsets count code points', () => {
    const token = (id: number, start: number, end: number): unknown => ({
      id,
      start,
      end,
      tag: 'NN',
      pos: 'NOUN',
      head: 0,
    });
    const text = JSON.stringify({ text: '😀 cats', ents: [], tokens: [token(0, 0, 1), token(1, 2, 6)] });
    expect(analyse(text, '😀 cats')).toMatchObject([{ text: '😀' }, { text: 'cats', tag: 'NN', head: 0 }]);
  });

  it.each([
    ['what is no JSON', '{"tokens":', 'as JSON'],
    ['a sentence without tokens', '{"words":[]}', 'a list of tokens'],
    ['a token that is no object', '{"tokens":["a"]}', 'an object for each token'],
    ['a token without text', '{"tokens":[{"tag":"NN"}]}', 'a "text" for each token'],
    ['a label that is no text', '{"tokens":[{"text":"a","tag":7}]}', 'a text as "tag"'],
    ['a head outside of the sentence', '{"tokens":[{"text":"a","head":1}]}', 'from 0 to 0'],
  ])('refuses %s, and says where', (_, text, expected) => {
    const error = errorOf(`{"tokens":[{"text":"a"}]}\n\n${text}\n`);
    expect(error).toMatchObject({ code: 'BAD_ANALYSIS', file: 'x.conllu', line: 3 });
    expect(error.expected).toContain(expected);
  });
});

describe('givenAnalyser(files)', () => {
  it('takes several files, and the first analysis of a sentence', () => {
    const files = ['a', 'b', 'a'].map((text, at) => ({
      file: String(at),
      text: `{"tokens":[{"text":"${text}","tag":"${at}"}]}`,
    }));
    const analyser = givenAnalyser(files, { name: 'given:x' });
    expect(analyser.name).toBe('given:x');
    expect([['a'], ['b']].map((tokens) => analyser.analyse(tokens)[0].tag)).toEqual(['0', '1']);
  });

  it('has the words that it is given, unless it is to guess and the sentences are hardly English', () => {
    const words = new Set(['the']);
    const wordsFor = (sentence: string, guess = true): unknown => {
      const tokens = sentence.split(' ').map((text) => ({ text }));
      return givenAnalyser([{ file: 'x', text: JSON.stringify({ tokens }) }], { name: 'given:x', words, guess }).words;
    };
    expect(wordsFor('the dog has seen that it is not the cat of the house '.repeat(10).trim())).toBe(words);
    expect(wordsFor('der Hund sieht eine Katze und läuft über die Straße '.repeat(10).trim())).toBeUndefined();
    expect(wordsFor('der Hund sieht eine Katze und läuft über die Straße '.repeat(10).trim(), false)).toBe(words);
    expect(wordsFor('Too short')).toBe(words);
  });

  it('needs no analysis of an empty sentence', () => {
    expect(givenAnalyser([], { name: 'given:x' }).analyse([])).toEqual([]);
  });

  it('names the sentence that is in none of the files', () => {
    expect(() => analyse(CONLLU, 'He went')).toThrow(
      expect.objectContaining({ code: 'MISSING_ANALYSIS', found: 'none of "He went"' }),
    );
  });
});

it('an AnalysisTable gives back what was put in', () => {
  const label = fc.string({ unit: 'grapheme', maxLength: 3 });
  const sentence = fc
    .array(fc.record({ text: fc.stringMatching(/^\S+$/u), lemma: label, pos: label, tag: label, dep: label }), {
      minLength: 1,
    })
    .chain((tokens) =>
      fc
        .array(fc.nat(tokens.length - 1), { minLength: tokens.length, maxLength: tokens.length })
        .map((heads) => tokens.map((token, at) => ({ ...token, head: heads[at] }))),
    );
  fc.assert(
    fc.property(
      fc.uniqueArray(sentence, { selector: (tokens) => tokens.map(({ text }) => text).join(' ') }),
      (sentences) => {
        const table = new AnalysisTable();
        for (const tokens of sentences) table.add(tokens);
        expect(table.size).toBe(sentences.length);
        for (const tokens of sentences) {
          expect(table.get(tokens.map(({ text }) => text))).toEqual(
            tokens.map((token) => ({ ...token, lower: token.text.toLowerCase() })),
          );
        }
      },
    ),
  );
});
