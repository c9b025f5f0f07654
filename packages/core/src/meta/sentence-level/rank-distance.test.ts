import { expect, it } from 'vitest';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { judgePairs } from './judged-pairs.js';
import { agreementByRanks } from './rank-distance.js';

it('counts agreement by the two ranks and by their distance, of systems and of outputs', () => {
  const rankings: Ranking[] = [
    {
      sentence: 0,
      judge: 'ann',
      outputs: [
        { systems: ['a', 'b'], rank: 1 },
        { systems: ['c'], rank: 2 },
        { systems: ['d'], rank: 4 },
      ],
    },
  ];
  const metric = {
    name: 'metric',
    scores: new Map([
      ['a', [3]],
      ['b', [3]],
      ['c', [3]],
      ['d', [1]],
    ]),
  };
  const systems = agreementByRanks(rankings, judgePairs(pairwiseJudgments(rankings, 'systems'), [metric]))[0];
  expect(
    systems.rankPairs.map(({ better, worse, n, agree, metricTies }) => [better, worse, n, agree, metricTies]),
  ).toEqual([
    [1, 2, 2, 0, 2],
    [1, 4, 2, 2, 0],
    [2, 4, 1, 1, 0],
  ]);
  // A tie says that the first name loses: a and b, which people prefer to c.
  expect(systems.distances.map(({ distance, releasedAccuracy }) => [distance, releasedAccuracy])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
  const outputs = agreementByRanks(rankings, judgePairs(pairwiseJudgments(rankings, 'outputs'), [metric]))[0];
  expect(outputs.distances.map(({ n }) => n)).toEqual([1, 1, 1]);
});
