import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import { inlineRunner } from '../../runner/inline-runner.js';
import { createTools } from '../../runner/tools.js';
import { score } from '../../scoring/score.js';
import type { Scoreboard } from '../../scoring/scoreboard.js';
import { createMetric, type MetricSpec } from '../registry.js';
import { parseAnswer } from './answer.js';
import { parseDeclaration, type MetricDeclaration } from './declaration.js';
import { programMetric } from './program-metric.js';
import type { MetricQuestion } from './question.js';

const declare = (fields: object): MetricDeclaration =>
  parseDeclaration(JSON.stringify({ metric: 'm', version: '1', range: [0, 1], ...fields }));

const spec = (fields: object): MetricSpec & Required<Pick<MetricSpec, 'program'>> => {
  const declaration = declare(fields);
  const limits = { seconds: 1, megabytes: 1 };
  return { name: declaration.metric, program: { declaration, command: ['x'], commandHash: 'abc', limits } };
};

/** A runner whose program answers with `answer`. */
const asking = (answer: (question: MetricQuestion) => readonly number[]) =>
  inlineRunner(
    createTools((created) => Promise.resolve(createMetric(created)), {
      program: () =>
        Promise.resolve({
          ask: (questions) => Promise.resolve().then(() => questions.map(answer)),
          close: () => Promise.resolve(),
        }),
    }),
    { lanes: 1 },
  );

const gold = 'S a b\nA 0 1|||T|||x|||REQUIRED|||-NONE-|||0\nA 1 2|||T|||y|||REQUIRED|||-NONE-|||1\n\nS c\n';
const systems = { one: ['x b', 'c'], two: ['a b', 'c'] };

describe('the metric of a program', () => {
  it('has the mean of its scores as corpus score, with intervals, tests and sentences', async () => {
    const runner = asking(({ hypothesis }) => [hypothesis.length / 4]);
    const options = { runner, perSentence: true, significance: { resamples: 50 } };
    const { systems: scored, metrics } = await score(
      { gold, systems: { ...systems, short: ['', ''] } },
      [spec({})],
      options,
    );
    expect(scored.map(({ name, scores }) => [name, scores.m.value])).toEqual([
      ['one', 0.5],
      ['two', 0.5],
      ['short', 0],
    ]);
    expect(scored[0].scores.m).toMatchObject({
      sentences: [{ value: 0.75 }, { value: 0.25 }],
      confidenceInterval: [0.25, 0.75],
      tests: { next: { system: 'two', difference: 0 } },
    });
    expect(metrics[0].signature).toMatch(
      /^m\|version:1\|command:abc\|of:mean\|annotators:var\|refs:2\|texts:cn\|stet:/u,
    );
  });

  it('is asked with the source, the hypothesis, the references and the gold edits, once for the same output', async () => {
    const asked: MetricQuestion[] = [];
    const runner = asking((question) => [asked.push(question) * 0]);
    await score({ gold, systems }, [spec({})], { runner });
    expect(asked.map(({ source, hypothesis }) => [source, hypothesis])).toEqual([
      ['a b', 'x b'],
      ['a b', 'a b'],
      ['c', 'c'],
    ]);
    expect(asked[0]).toMatchObject({
      references: ['x b', 'a y'],
      annotations: [
        { annotator: 0, edits: [{ start: 0, end: 1, type: 'T', corrections: ['x'] }] },
        { annotator: 1, edits: [{ start: 1, end: 2 }] },
      ],
    });
  });

  it('is told no gold edits where there are none', async () => {
    const asked: MetricQuestion[] = [];
    const runner = asking((question) => [asked.push(question) * 0]);
    await score({ source: 'a', references: ['b'], systems: { one: 'c' } }, [spec({})], { runner });
    expect(asked).toEqual([{ source: 'a', hypothesis: 'c', references: ['b'] }]);
  });

  it('is negated where lower is better, so that the best comes first', async () => {
    const runner = asking(({ hypothesis }) => [hypothesis.startsWith('x') ? 12 : 3]);
    const lower = spec({ direction: 'lower', range: [0, null] });
    const { systems: scored, metrics } = await score({ gold, systems }, [lower], { runner });
    expect(scored.map(({ name, scores }) => [name, scores.m.parts])).toEqual([
      ['two', { value: -3, score: 3 }],
      ['one', { value: -7.5, score: 7.5 }],
    ]);
    expect(metrics[0].parts).toEqual([
      { key: 'value', title: '−m', kind: 'number' },
      { key: 'score', title: 'm', kind: 'number' },
    ]);
    expect(metrics[0].signature).toContain('|sign:negated|');
  });

  it('adds up the statistics of a ratio', () => {
    const metric = programMetric(spec({ answers: 'ratio' }).program);
    expect(
      metric.corpus([
        [1, 4],
        [3, 4],
        [0, 0],
      ]).value,
    ).toBe(0.5);
    expect(metric.corpus([]).value).toBe(0);
  });

  it('adds up correct, proposed and gold for F', () => {
    const metric = programMetric(spec({ answers: 'f', beta: 2 }).program);
    expect(
      metric.partsOf(
        metric.corpus([
          [1, 1, 2],
          [0, 1, 0],
        ]),
      ),
    ).toEqual({ precision: 0.5, recall: 0.5, value: 0.5 });
    expect(metric.signature()).toContain('|of:f2|');
  });
});

describe('a program that fails', () => {
  const failing = asking(() => {
    throw new StetError({ code: 'BAD_ANSWER', expected: 'a', found: 'b', remedy: 'c' });
  });

  it('costs the other metrics nothing', async () => {
    const alone = await score({ gold, systems }, ['m2', 'gleu']);
    const board: Scoreboard = await score({ gold, systems }, ['m2', spec({}), 'gleu'], { runner: failing });
    expect(board.failures).toMatchObject([{ metric: 'm', error: { code: 'BAD_ANSWER' } }]);
    expect({ ...board, failures: [] }).toEqual(alone);
  });

  it('is the failure of the whole where there are no others', async () => {
    await expect(score({ gold, systems }, [spec({})], { runner: failing })).rejects.toThrow('expected a, found b');
  });

  it('is refused where none can be run', async () => {
    const runner = inlineRunner(createTools((created) => Promise.resolve(createMetric(created))));
    await expect(score({ gold, systems }, [spec({})], { runner })).rejects.toThrow('a place that can run the program');
  });
});

describe('parseDeclaration(line)', () => {
  it('fills in what is usual', () => {
    expect(declare({})).toEqual({
      ...{ metric: 'm', version: '1', direction: 'higher', range: [0, 1], answers: 'score', beta: 0.5 },
      batch: undefined,
    });
  });

  it.each([
    [{ metric: 'My metric' }, '"metric"'],
    [{ version: 1 }, '"version"'],
    [{ version: 'a|b' }, '"version"'],
    [{ direction: 'up' }, '"direction"'],
    [{ range: [1, 0] }, '"range"'],
    [{ range: undefined }, '"range"'],
    [{ answers: 'bleu' }, '"answers"'],
    [{ answers: 'f', direction: 'lower' }, '"direction"'],
    [{ batch: 0 }, '"batch"'],
  ])('refuses %j', (fields, word) => {
    expect(() => declare(fields)).toThrow(word);
  });

  it.each(['', 'hello', '[]', 'null', '7'])('refuses %j', (line) => {
    expect(() => parseDeclaration(line)).toThrow('which declares the metric');
  });
});

describe('parseAnswer(declaration, id, answer)', () => {
  it.each([
    [{}, { score: 0.5 }, [0.5]],
    [{ range: [null, 0] }, { score: -1e9 }, [-1e9]],
    [{ answers: 'ratio' }, { statistics: [1, 2] }, [1, 2]],
    [{ answers: 'f' }, { statistics: [1, 2, 3] }, [1, 2, 3]],
  ])('reads what %j gives', (fields, answer, stats) => {
    expect(parseAnswer(declare(fields), 7, { id: 7, ...answer })).toEqual(stats);
  });

  it.each([
    [{}, { score: '0.5' }],
    [{}, { score: 1.01 }],
    [{}, {}],
    [{ range: [null, 0] }, { score: 1 }],
    [{ range: [null, null] }, { score: null }],
    [{ answers: 'ratio' }, { statistics: [1] }],
    [{ answers: 'ratio' }, { statistics: [3, 2] }],
    [{ answers: 'ratio' }, { statistics: [-1, 2] }],
    [{ answers: 'f' }, { statistics: [2, 1, 3] }],
  ])('refuses of %j the answer %j', (fields, answer) => {
    expect(() => parseAnswer(declare(fields), 7, { id: 7, ...answer })).toThrow(StetError);
  });

  it.each([{ id: 8, score: 1 }, { score: 1 }, null, 'x'])('refuses %j as an answer to 7', (answer) => {
    expect(() => parseAnswer(declare({}), 7, answer)).toThrow('to answer question 7');
  });
});
