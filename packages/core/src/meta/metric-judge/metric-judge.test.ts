import { describe, expect, it } from 'vitest';
import type { Ranking } from '../../judgments/ranking.js';
import { correlate } from '../correlate.js';
import { aggregate } from './aggregate.js';
import type { Aggregation } from './aggregation.js';
import { distinctJudgments, metricJudgments, metricJudgmentsLike } from './metric-judgments.js';

const scores = new Map([
  ['a', [1, 0.5, 0.2, 0.9]],
  ['b', [0.5, 0.5, 0.4, 0.1]],
  ['c', [0.2, 0.7, 0.4, 0.3]],
]);
const metric = { name: 'm2', scores };

const placed = (ranking: Ranking): [string, number][] =>
  ranking.outputs.map(({ systems, rank }) => [systems.join(' '), rank]);

describe('metricJudgments(metric, texts)', () => {
  it('ranks all systems on each sentence, the metric being the judge; equal scores tie', () => {
    const judgments = metricJudgments(metric);
    expect(judgments.map(({ sentence, judge }) => [sentence, judge])).toEqual([0, 1, 2, 3].map((line) => [line, 'm2']));
    expect(judgments.map(placed)).toEqual([
      [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ],
      [
        ['a', 2],
        ['b', 2],
        ['c', 1],
      ],
      [
        ['a', 2],
        ['b', 1],
        ['c', 1],
      ],
      [
        ['a', 1],
        ['b', 3],
        ['c', 2],
      ],
    ]);
  });

  it('makes one output of equal texts, white space aside', () => {
    const texts = new Map([
      ['a', ['x', 'same', '', '']],
      ['b', ['y', ' same ', 'p', '']],
      ['c', ['z', 'other', 'q', '']],
    ]);
    expect(metricJudgments(metric, texts).slice(1, 3).map(placed)).toEqual([
      [
        ['a b', 2],
        ['c', 1],
      ],
      [
        ['a', 2],
        ['b', 1],
        ['c', 1],
      ],
    ]);
  });

  it('refuses a sentence without a score', () => {
    const short = { ...metric, scores: new Map([...scores, ['d', [1, 2]]]) };
    expect(() => metricJudgments(short)).toThrow(
      expect.objectContaining({ code: 'MISSING_SCORE', found: expect.stringContaining('sentence 3 of d') as unknown }),
    );
  });
});

describe('metricJudgmentsLike(rankings, metric)', () => {
  const people: Ranking[] = [
    {
      sentence: 3,
      judge: 'ann',
      item: '7',
      outputs: [
        { systems: ['a', 'b'], rank: 2 },
        { systems: ['c'], rank: 1 },
      ],
    },
    {
      sentence: 3,
      judge: 'bob',
      item: '7',
      outputs: [
        { systems: ['c'], rank: 1 },
        { systems: ['a', 'b'], rank: 1 },
      ],
    },
    { sentence: 1, judge: 'bob', outputs: [] },
  ];

  it('judges the outputs that people judged, as often as they did', () => {
    expect(metricJudgmentsLike(people, metric)).toEqual([
      {
        sentence: 3,
        judge: 'm2',
        item: '7',
        outputs: [
          { systems: ['a', 'b'], rank: 1 },
          { systems: ['c'], rank: 2 },
        ],
      },
      {
        sentence: 3,
        judge: 'm2',
        item: '7',
        outputs: [
          { systems: ['c'], rank: 2 },
          { systems: ['a', 'b'], rank: 1 },
        ],
      },
      { sentence: 1, judge: 'm2', outputs: [] },
    ]);
  });

  it('need be said only once of each set of outputs', () => {
    expect(distinctJudgments(metricJudgmentsLike(people, metric)).map(({ sentence }) => sentence)).toEqual([3, 1]);
  });
});

describe('aggregate(metric, aggregation, systems)', () => {
  const evaluated = {
    name: 'm2',
    scores: new Map([
      ['a', 9],
      ['b', 8],
      ['c', 7],
    ]),
    sentences: scores,
  };

  it('keeps the scores of the corpus, takes means, or rates who beats whom', () => {
    const valuesOf = (aggregation: Aggregation): number[] => [...aggregate(evaluated, aggregation).scores.values()];
    expect(valuesOf('corpus')).toEqual([9, 8, 7]);
    expect(valuesOf('mean').map((mean) => Number(mean.toFixed(9)))).toEqual([0.65, 0.375, 0.4]);
    // a beats b twice of three times, and c twice of four; b beats c once of three times.
    const [a, b, c] = valuesOf('expected-wins');
    expect([a, b, c].map((wins) => Number(wins.toFixed(9)))).toEqual([
      Number(((2 / 3 + 2 / 4) / 2).toFixed(9)),
      Number(((1 / 3 + 1 / 3) / 2).toFixed(9)),
      Number(((2 / 4 + 2 / 3) / 2).toFixed(9)),
    ]);
    expect(valuesOf('trueskill')).toHaveLength(3);
  });

  it('rates only the systems that take part', () => {
    expect([...aggregate(evaluated, 'expected-wins', ['b', 'a']).scores]).toEqual([
      ['a', 2 / 3],
      ['b', 1 / 3],
    ]);
  });

  it('refuses a metric without scores of sentences', () => {
    expect(() => aggregate({ ...evaluated, sentences: undefined }, 'trueskill')).toThrow(
      expect.objectContaining({ code: 'MISSING_SCORE', found: 'none for a' }),
    );
  });

  it('is what correlate(…) correlates', async () => {
    const human = {
      scores: {
        name: 'people',
        scores: new Map([
          ['a', 3],
          ['b', 2],
          ['c', 1],
        ]),
      },
    };
    const { aggregation, metrics } = await correlate([evaluated], human, {
      aggregation: 'expected-wins',
      rated: ['a', 'b', 'c'],
      sections: ['correlations'],
      resamples: 5,
    });
    expect(aggregation).toBe('expected-wins');
    expect(metrics[0].scores).toEqual([...aggregate(evaluated, 'expected-wins').scores.values()]);
  });
});
