import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseM2 } from '../corpus/m2/parse.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { inspectAnswer } from './inspect-answer.js';
import { inspectAnswers } from './inspect-answers.js';
import { stripWrapping } from './wrapping.js';

const SOURCE = 'The womans in the house teached me how to use the washing mashine .';
const GOOD = 'The women in the house taught me how to use the washing machine .';

describe('inspectAnswer(source, answer)', () => {
  it.each<[reason: string, answer: string]>([
    ['empty', ''],
    ['empty', ' \t\n'],
    ['lines', `${GOOD}\n${GOOD}`],
    ['fence', `\`\`\`\n${GOOD}\n\`\`\``],
    ['quotes', `"${GOOD}"`],
    ['quotes', `“${GOOD}”`],
    ['preamble', `Here is the corrected sentence: ${GOOD}`],
    ['preamble', `Sure! Here's the corrected version:\n\n${GOOD}`],
    ['preamble', `Corrected: ${GOOD}`],
    ['preamble', `Output: ${GOOD}`],
    ['refusal', "I'm sorry, but I can't help with that request."],
    ['refusal', 'As an AI language model, I am unable to assist with this.'],
    ['comment', 'No corrections needed, as it all reads well to me.'],
    ['comment', 'The sentence is already grammatically correct and clear.'],
    [
      'comment',
      `${GOOD} I changed the plural of woman, and the past tense of teach, since both are irregular in English.`,
    ],
    ['longer', `${GOOD} ${'and so it went on and on until nobody listened any more '.repeat(2)}.`],
    ['shorter', 'The women taught me .'],
    ['different', 'Yesterday my neighbour bought seven green bicycles for his old uncle from Lisbon'],
  ])('finds %s in %j', (reason, answer) => {
    expect(inspectAnswer(SOURCE, answer)).toContain(reason);
  });

  it('lets corrections pass, also of sentences that sound like a checker', () => {
    const pairs = [
      [SOURCE, GOOD],
      [SOURCE, SOURCE],
      ['', ''],
      ['Dear sir ,', 'Dear Sir,'],
      ['I sorry , I can not help you .', "I'm sorry, I can't help you ."],
      ['Here are the sentence : go home .', 'Here is the sentence: Go home.'],
      ['"Go home" , he say', '"Go home," he said'],
      ['"go home."', '"Go home."'],
      ['I corrected it there is no mistake', 'I have corrected it; there are no mistakes.'],
      ['彼は昨日学校に行きますた', '彼は昨日学校に行きました'],
      ['a ``` b', 'a ``` c'],
    ] as const;
    for (const [source, answer] of pairs) expect([source, inspectAnswer(source, answer)]).toEqual([source, []]);
  });

  it('finds text of another script that has nothing in common', () => {
    expect(inspectAnswer('彼は昨日学校に行きますた', '今日の天気は晴れのち曇りです')).toEqual(['different']);
  });

  const ordinary = fc.constantFrom(
    ...'the a house here is sentence sorry correct no mistakes help cannot I , . ; ! 😀 猫 café'.split(' '),
  );
  const withColon = fc.oneof(fc.constantFrom(':', 'house', 'the', ',', 'do'), fc.stringMatching(/^[a-z]{9}$/u));

  it.each([
    ['ordinary words', ordinary],
    ['colons', withColon],
  ])('never suspects an answer that differs by three edits of %s or fewer', (_, word) => {
    const edit = fc.record({ at: fc.nat(), drop: fc.nat(1), insert: fc.array(word, { maxLength: 1 }) });
    fc.assert(
      fc.property(fc.array(word, { minLength: 5, maxLength: 30 }), fc.array(edit, { maxLength: 3 }), (words, edits) => {
        const answer = [...words];
        for (const { at, drop, insert } of edits) answer.splice(at % (answer.length + 1), drop, ...insert);
        expect(inspectAnswer(words.join(' '), answer.join(' '))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('takes any text, and never suspects one that is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = text.replaceAll(/[\n\r]/gu, ' ');
        expect(inspectAnswer(line, line)).toEqual([]);
        inspectAnswer(SOURCE, text);
      }),
    );
  });
});

describe('inspectAnswers(sources, answers)', () => {
  const sources = ['I am living here since four months .', SOURCE, 'My room is small , but it has a window .'];

  it('names the lines whose answers fit a neighbour', () => {
    const found = inspectAnswers(sources, ['x', sources[0], sources[1]]);
    expect(found.map(({ line, reasons }) => [line, reasons])).toEqual([
      [1, ['shorter']],
      [2, ['different', 'neighbour']],
      [3, ['different', 'neighbour']],
    ]);
  });

  it('finds nothing in answers that are the sentences', () => {
    expect(inspectAnswers(sources, sources)).toEqual([]);
  });
});

describe('stripWrapping(source, answer)', () => {
  it.each([
    ['```\nGo home.\n```', 'Go home.'],
    ['```text\n"Go home."\n```', 'Go home.'],
    ['"Go home."', 'Go home.'],
    ['“Go home.”', 'Go home.'],
    ['"Go" is not "home"', '"Go" is not "home"'],
    ['Here: "Go home."', 'Here: "Go home."'],
    ['Go home.', 'Go home.'],
  ])('makes of %j %j', (answer, bare) => {
    expect(stripWrapping('go home', answer)).toBe(bare);
  });

  it('leaves quotes and fences that the sentence has', () => {
    expect(stripWrapping('"go home."', '"Go home."')).toBe('"Go home."');
    expect(stripWrapping('``` go', '```\ngo\n```')).toBe('```\ngo\n```');
  });
});

describeGolden('inspectAnswers on the systems of CoNLL-2014', () => {
  const sources = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap((block) => block.sources);

  it.each<[team: string, lines: readonly number[]]>([
    ['AMU', []],
    // "Albinism is ." for "Albinism is one of the examples ."
    ['CAMB', [294]],
    ['CUUI', []],
    ['IITB', []],
    ['INPUT', []],
    ['IPN', []],
    // Five of these answer the sentence before or after theirs.
    ['NTHU', [38, 40, 41, 43, 165, 167]],
    ['PKU', []],
    ['POST', [24]],
    ['RAC', []],
    ['SJTU', []],
    ['UFC', []],
  ])('suspects of the 1,312 answers of %s only those in lines %j', (team, lines) => {
    const answers = readShared(`data/conll14/submissions/${team}`).trimEnd().split('\n');
    expect(inspectAnswers(sources, answers).map(({ line }) => line)).toEqual(lines);
  });
});
