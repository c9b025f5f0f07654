import { describe, expect, it } from 'vitest';
import { readJudgments, readNumberedJudgments } from '../formats/read.js';
import { printJudgments } from '../formats/print.js';
import type { Ranking } from '../ranking.js';
import { parseSentenceList } from './parse-sentence-list.js';

const SENTENCES = 40;

/** A and B write the same for every sentence but each third; C always writes something else. */
const outputs = new Map([
  ['A', Array.from({ length: SENTENCES }, (_, line) => `text ${line}`)],
  ['B', Array.from({ length: SENTENCES }, (_, line) => (line % 3 === 0 ? `other ${line}` : ` text  ${line} `))],
  ['C', Array.from({ length: SENTENCES }, (_, line) => `rest ${line}`)],
]);

/** A judgment of each of the sentences, in which A and B are one output where they are one text. */
function judge(lines: readonly number[], numberOf: (line: number) => number): Ranking[] {
  return lines.map((line) => ({
    sentence: numberOf(line),
    judge: 'ann',
    outputs: [
      ...(line % 3 === 0
        ? [
            { systems: ['A'], rank: 1 },
            { systems: ['B'], rank: 2 },
          ]
        : [{ systems: ['A', 'B'], rank: 1 }]),
      { systems: ['C'], rank: 3 },
    ],
  }));
}

const allLines = Array.from({ length: SENTENCES }, (_, line) => line);
const linesOf = (rankings: readonly Ranking[]): number[] => rankings.map(({ sentence }) => sentence);
/** XML as a file that counts from `first` has it. */
const xmlFrom = (first: number, lines = allLines): string =>
  printJudgments(
    judge(lines, (line) => line + first),
    'xml',
  ).text;

describe('what judgments count sentences from', () => {
  it.each([
    ['xml', 0],
    ['jsonl', 0],
  ] as const)('is said by an option in %s, usually %i', (format, usual) => {
    const { text } = printJudgments(
      judge(allLines, (line) => line + 1),
      format,
    );
    expect(linesOf(readJudgments(text, { firstSentence: 1 }))).toEqual(allLines);
    expect(linesOf(readJudgments(text))).toEqual(allLines.map((line) => line + 1 - usual));
  });

  it('refuses a sentence before the first, and names its line', () => {
    const { text } = printJudgments(
      judge([5, 0], (line) => line),
      'jsonl',
    );
    expect(() => readJudgments(text, { file: 'j.jsonl', firstSentence: 1 })).toThrow(
      expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'j.jsonl', line: 2, found: '0' }),
    );
  });

  it('is told by outputs of several systems, which must be one text', () => {
    // Of the 26 sentences that A and B share, 13 are followed by one that they do not share.
    const { rankings, numbering, note } = readNumberedJudgments(xmlFrom(1), { outputs });
    expect(linesOf(rankings)).toEqual(allLines);
    expect(numbering).toEqual({
      firstSentence: 1,
      by: 'outputs',
      sharedOutputs: { judged: 26, agreeing: 26, agreeingOtherwise: 13 },
    });
    expect(note).toBe(
      'sentences are counted from 1: all 26 outputs of several systems are one text then, and 13 if counted from 0',
    );
  });

  it('is not remarked on where it is what the format usually does', () => {
    const { rankings, numbering, note } = readNumberedJudgments(xmlFrom(0), { outputs });
    expect(linesOf(rankings)).toEqual(allLines);
    expect(numbering).toMatchObject({ firstSentence: 0, by: 'outputs' });
    expect(note).toBeUndefined();
  });

  it('is what the format usually does where outputs tell nothing', () => {
    const alone = [0, 3, 6];
    expect(readNumberedJudgments(xmlFrom(1, alone), { outputs }).numbering).toEqual({
      firstSentence: 0,
      by: 'format',
    });
  });

  it('must be said where only few outputs of several systems tell', () => {
    const few = [1, 2, 4, 5];
    const read = (firstSentence?: 0 | 1): Ranking[] =>
      readJudgments(xmlFrom(1, few), { file: 'j.xml', outputs, firstSentence });
    expect(read).toThrow(
      expect.objectContaining({
        code: 'BAD_JUDGMENT',
        file: 'j.xml',
        found: 'that for 2 of 4 outputs of several systems with sentences counted from 0, for 4 from 1',
        remedy: expect.stringContaining('{{firstSentence}} 1') as unknown,
      }),
    );
    expect(linesOf(read(1))).toEqual(few);
  });

  it('is refused where neither number fits, unless somebody insists', () => {
    const moved = xmlFrom(2);
    expect(() => readJudgments(moved, { outputs })).toThrow(
      expect.objectContaining({ code: 'BAD_JUDGMENT', remedy: expect.stringContaining('{{sentences}}') as unknown }),
    );
    expect(readNumberedJudgments(moved, { outputs, firstSentence: 1 }).note).toMatch(
      /^of 26 outputs of several systems only 13 are one text with sentences counted from 1, and \d+ from 0$/u,
    );
  });

  it('takes no part where a list says which sentences the texts hold', () => {
    const selection = [4, 7, 8, 11];
    const texts = new Map(Array.from(outputs, ([name, lines]) => [name, selection.map((line) => lines[line])]));
    const sentences = selection.map((line) => line + 1);
    const { rankings, numbering, note } = readNumberedJudgments(xmlFrom(1, [11, 4, 5, 8]), {
      outputs: texts,
      sentences,
    });
    expect(linesOf(rankings)).toEqual([3, 0, 2]);
    expect(numbering).toEqual({ firstSentence: null, by: 'list', leftOut: 1 });
    expect(note).toBe('1 of 4 judgments are of sentences that are not listed, and left out');
  });

  it('refuses a list that belongs to other outputs, or counts otherwise than the judgments', () => {
    const selection = [3, 4, 6, 7];
    const texts = new Map(Array.from(outputs, ([name, lines]) => [name, selection.map((line) => lines[line])]));
    const read = (sentences: readonly number[]): Ranking[] =>
      readJudgments(xmlFrom(1, selection), { outputs: texts, sentences });
    expect(() => read([1, 2, 3])).toThrow(expect.objectContaining({ code: 'LINE_COUNT' }));
    expect(() => read([100, 101, 102, 103])).toThrow(expect.objectContaining({ found: 'none' }));
    expect(() => read([5, 4, 7, 8])).toThrow(/one text from systems that were judged as one, at the sentence/u);
    expect(linesOf(read([4, 5, 7, 8]))).toEqual([0, 1, 2, 3]);
  });
});

describe('parseSentenceList(text)', () => {
  it('reads a number a line', () => {
    expect(parseSentenceList('12\n13\n 29\n')).toEqual([12, 13, 29]);
  });

  it.each([
    ['12\nx\n', 2],
    ['12\n13\n12\n', 3],
  ])('refuses %j', (text, line) => {
    expect(() => parseSentenceList(text, 'subset.ids')).toThrow(
      expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'subset.ids', line }),
    );
  });
});
