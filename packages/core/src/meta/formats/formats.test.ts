import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrecisionRecall } from './precision-recall.js';
import { withPlainNames } from './plain-names.js';
import { parseSentenceScores } from './sentence-scores.js';
import type { SystemScores } from '../scored-systems.js';
import { parseSystemScores } from './system-scores.js';

const plain = (columns: readonly SystemScores[]): Record<string, Record<string, number>> =>
  Object.fromEntries(columns.map(({ name, scores }) => [name, Object.fromEntries(scores)]));

const read = (text: string): Record<string, Record<string, number>> =>
  plain(parseSystemScores(text, { name: 'm2', file: 'scores' }));

const failure = (expected: object): unknown =>
  expect.objectContaining({ code: 'BAD_SCORES', file: 'scores', ...expected });

describe('parseSystemScores', () => {
  const scoreTable = { m2: { ours: 0.35, 'their one': -1e-2 }, gleu: { ours: 0.6, 'their one': 0.5 } };

  it('reads a table with a header, by tabs or commas, in any order of columns', () => {
    expect(read('system\tm2\tgleu\nours\t0.35\t0.6\ntheir one\t-1e-2\t.5\n')).toEqual(scoreTable);
    expect(read('\uFEFFm2,System,gleu\r\n0.35,ours,0.6\r\n-0.01,"their one",0.5\r\n')).toEqual(scoreTable);
  });

  it('reads JSON, also that of stet score', () => {
    expect(read(JSON.stringify(scoreTable))).toEqual(scoreTable);
    const systems = ['ours', 'their one'].map((name) => ({
      name,
      scores: Object.fromEntries(
        Object.entries(scoreTable).map(([metric, scores]) => [
          metric,
          { value: new Map(Object.entries(scores)).get(name) },
        ]),
      ),
    }));
    expect(read(JSON.stringify({ systems }))).toEqual(scoreTable);
  });

  it('reads names and scores without a header, and a ranking with its clusters', () => {
    expect(read('A 0.5 0.9 0.1\nB 0.25 1 0\n')).toEqual({ m2: { A: 0.5, B: 0.25 } });
    expect(read('A 0.61 (1.0, 1.0)\n++++++++++\nB 0.5 (2.0, 3.0)\n')).toEqual({ m2: { A: 0.61, B: 0.5 } });
    expect(read('human\tsrc-trg\tset\tA\t0.6\nhuman\tsrc-trg\tset\tB\t0.5\n')).toEqual({ human: { A: 0.6, B: 0.5 } });
  });

  it.each([
    ['an empty file', '\n', {}],
    ['a system twice', 'A 1\nB 2\nA 3\n', { line: 3, found: '"A" again' }],
    ['what is not a number', 'A 1\nB one\n', { line: 2, found: '"one"' }],
    ['what is not a number in the first line', 'A x\nB 1\n', { line: 1, found: '"x"' }],
    ['a name alone', 'A\n', { line: 1 }],
    ['a row that is too short', 'system,m2\nA\n', { line: 2, found: '1' }],
    ['an open quote', 'system,m2\n"A,1\n', { line: 2 }],
    ['JSON that is cut off', '{"m2":', {}],
    ['JSON that is a list', '[1]', { found: '"[1]"' }],
    ['JSON without numbers', '{"m2":{"A":"1"}}', { expected: 'a number as m2 of A' }],
  ])('refuses %s', (_, text, expected) => {
    expect(() => read(text)).toThrow(failure(expected));
  });

  it('reads back any names and numbers', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !/^\s*["{[]/u.test(text));
    // A zero loses its sign in text.
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((score) => (score === 0 ? 0 : score));
    fc.assert(
      fc.property(fc.dictionary(name, number, { minKeys: 1, noNullPrototype: true }), (scores) => {
        const rows = Object.entries(scores).map(([system, score]) => `"${system.replaceAll('"', '""')}",${score}\n`);
        const [{ scores: found }] = parseSystemScores(`system,m2\n${rows.join('')}`, { name: 'unused' });
        expect([...found]).toEqual(Object.entries(scores).map(([system, score]) => [system, score]));
      }),
    );
  });
});

describe('parseSentenceScores', () => {
  const sentences = (text: string): Record<string, Record<string, number[]>> =>
    Object.fromEntries(
      parseSentenceScores(text, { file: 'scores' }).map(({ name, scores }) => [
        name,
        Object.fromEntries(Array.from(scores, ([system, values]) => [system, Array.from(values)])),
      ]),
    );

  it('counts sentences from 1 and segments from 0', () => {
    expect(sentences('system\tsentence\tgleu\nA\t2\t.5\nA\t1\t.25\n')).toEqual({ gleu: { A: [0.25, 0.5] } });
    expect(sentences('system,segment,gleu,m2\nA,0,1,2\nB,1,3,4\n')).toEqual({
      gleu: { A: [1], B: [NaN, 3] },
      m2: { A: [2], B: [NaN, 4] },
    });
    expect(sentences('m2\tsrc-trg\tset\tA\t0\t1.0\nm2\tsrc-trg\tset\tA\t1\t0.0\n')).toEqual({ m2: { A: [1, 0] } });
  });

  it('reads what stet score --per-sentence prints', () => {
    const scores = { m2: { value: 0.5, sentences: [{ value: 1 }, { value: 0 }] } };
    expect(sentences(JSON.stringify({ systems: [{ name: 'A', scores }] }))).toEqual({ m2: { A: [1, 0] } });
  });

  it.each([
    ['a sentence twice', 'system,sentence,m2\nA,1,0\nA,1,0\n', { line: 3 }],
    ['a sentence 0 that should be 1', 'system,sentence,m2\nA,0,0\n', { line: 2, found: '"0"' }],
    ['a segment that is not whole', 'system,segment,m2\nA,1.5,0\n', { line: 2 }],
    ['a score that is not a number', 'system,segment,m2\nA,1,high\n', { line: 2, found: '"high"' }],
    ['a header without sentences', 'system,m2\nA,1\n', { line: 1 }],
    ['rows of no known kind', 'A 1 0.5\n', { line: 1, found: '3 columns' }],
  ])('refuses %s', (_, text, expected) => {
    expect(() => sentences(text)).toThrow(failure(expected));
  });
});

describe('parsePrecisionRecall', () => {
  it('reads F, P and R behind a name, or by a header', () => {
    const expected = [{ system: 'A', precision: 0.4, recall: 0.2 }];
    expect(parsePrecisionRecall('A 0.35 0.4 0.2\n')).toEqual(expected);
    expect(parsePrecisionRecall('System,P,R,F0.5\nA,0.4,0.2,0.35\n')).toEqual(expected);
  });

  it('refuses a file without them, and a system twice', () => {
    expect(() => parsePrecisionRecall('A 0.35\n', 'scores')).toThrow(failure({ line: 1 }));
    expect(() => parsePrecisionRecall('system,F\nA,0.35\n', 'scores')).toThrow(failure({ line: 2 }));
    expect(() => parsePrecisionRecall('A 1 1 1\nA 1 1 1\n', 'scores')).toThrow(failure({ line: 2 }));
  });
});

describe('withPlainNames', () => {
  const named = (...systems: string[]): Parameters<typeof withPlainNames>[0] => [
    { sentence: 0, judge: 'ann', outputs: systems.map((name, at) => ({ systems: [name], rank: at + 1 })) },
  ];

  it('drops the test set and the language pair', () => {
    expect(withPlainNames(named('set.A.x-y', 'set.B.2.x-y'))).toEqual(named('A', 'B.2'));
  });

  it('leaves names alone that do not all have the same', () => {
    for (const rankings of [named('set.A.x-y', 'other.B.x-y'), named('set.A.x-y', 'B'), named('a', 'b'), []]) {
      expect(withPlainNames(rankings)).toEqual(rankings);
    }
  });
});
