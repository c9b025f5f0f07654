import { beforeAll, describe, expect, it } from 'vitest';
import { drawingBias } from '../judgments/drawing-bias.js';
import { pairwiseJudgments } from '../judgments/pairwise.js';
import type { Ranking } from '../judgments/ranking.js';
import { bradleyTerry } from './bradley-terry.js';
import { expectedWins } from './expected-wins.js';
import { orderDoubts } from './order-doubts.js';
import { countPairs } from './pair-counts.js';
import { simulateDrawing, systemName, type SimulatedCampaign } from './testing/simulate-drawing.js';

const SYSTEMS = ['a', 'b', 'c'];

/** A judge says so many times that the first systems are better than the second ones. */
const better = (times: number, first: string, second: string): Ranking[] =>
  Array.from({ length: times }, (_, sentence) => ({
    sentence,
    judge: 'ann',
    outputs: [first, second].map((names, at) => ({ systems: names.split(' '), rank: at + 1 })),
  }));

describe('orderDoubts(rankings, systems)', () => {
  it('is a half for every pair before anybody has judged', () => {
    expect([...orderDoubts([], SYSTEMS)]).toEqual([0.5, 0.5, 0.5]);
  });

  it('is the tail of the normal distribution beyond the difference of two log-strengths', () => {
    // With a judgment in advance, split evenly, a wins 12.5 times and b 4.5 times. The log-odds of two shares of
    // n judgments have the variance 1/12.5 + 1/4.5, and R says pnorm(-log(12.5 / 4.5) / sqrt(1 / 12.5 + 1 / 4.5)).
    const rankings = [...better(12, 'a', 'b'), ...better(4, 'b', 'a')];
    expect(orderDoubts(rankings, ['a', 'b'])[0]).toBeCloseTo(0.0315, 3);
  });

  it('falls with every judgment that agrees, and rises where judges contradict each other', () => {
    const agreed = [1, 5, 20].map((times) => orderDoubts(better(times, 'a', 'b'), SYSTEMS)[0]);
    expect(agreed).toEqual(agreed.toSorted((x, y) => y - x));
    const divided = orderDoubts([...better(20, 'a', 'b'), ...better(18, 'b', 'a')], SYSTEMS)[0];
    expect(divided).toBeGreaterThan(agreed[2]);
  });

  it('takes a judgment of an output that several systems wrote for one, not for several', () => {
    const shared = orderDoubts(better(6, 'a', 'b c'), SYSTEMS);
    const apart = orderDoubts([...better(3, 'a', 'b'), ...better(3, 'a', 'c')], SYSTEMS);
    shared.forEach((doubt, pair) => {
      expect(doubt).toBeCloseTo(apart[pair], 12);
    });
  });
});

/** Two close neighbours at the top, and systems that are easily told from each other. */
const LOG_STRENGTHS = [1.6, 1.2, 0.2, -0.4, -1, -1.6];
const NU = 0.6;
const RUNS = 20;

type Simulated = Record<'even' | 'adaptive', Ranking[][]>;

function simulateRuns(settings: Pick<SimulatedCampaign, 'logStrengths' | 'judgments' | 'evenStart'>): Simulated {
  const runsBy = (by: 'even' | 'adaptive'): Ranking[][] =>
    Array.from({ length: RUNS }, (_, run) => simulateDrawing({ ...settings, nu: NU, by, seed: 100 + run }));
  return { even: runsBy('even'), adaptive: runsBy('adaptive') };
}

function scoresOf(rankings: readonly Ranking[]): Float64Array {
  return expectedWins(countPairs(pairwiseJudgments(rankings, 'systems')));
}

/** How often system `better` must win against `worse`, ties aside, in the model of Davidson (1970). */
const chanceOf = (better: number, worse: number): number => 1 / (1 + Math.exp(worse - better));

describe('drawing pairs in proportion to doubts', () => {
  let simulated: Simulated;
  beforeAll(() => {
    simulated = simulateRuns({ logStrengths: LOG_STRENGTHS, judgments: 240, evenStart: 48 });
  });

  it('compares close neighbours more often than even drawing does, and distant systems less often', () => {
    const biases = simulated.adaptive.map((rankings) => drawingBias(rankings));
    const meanRatio = (first: number, second: number): number =>
      biases.reduce((sum, bias) => {
        const names = [first, second].map(systemName).join();
        const pair = bias?.pairs.find(({ systems }) => systems.join() === names);
        return sum + (pair?.compared ?? 0) / (bias?.evenly ?? 1) / RUNS;
      }, 0);
    expect(meanRatio(0, 1)).toBeGreaterThan(1.5);
    expect(meanRatio(0, 5)).toBeLessThan(0.7);
  });

  it('finds the right order more often than even drawing does, even with three quarters of the judgments', () => {
    const isInOrder = (rankings: readonly Ranking[]): boolean =>
      bradleyTerry(countPairs(pairwiseJudgments(rankings, 'systems')), { prior: 1 }).logStrengths.every(
        (strength, at, strengths) => at === 0 || strength < strengths[at - 1],
      );
    const timesInOrder = (runs: readonly Ranking[][], lengths: readonly number[]): number =>
      lengths.flatMap((length) => runs.map((rankings) => rankings.slice(0, length))).filter(isInOrder).length;
    const lengths = [80, 120, 160, 200, 240];
    const byEven = timesInOrder(simulated.even, lengths);
    const fewer = lengths.map((length) => (length * 3) / 4);
    expect(timesInOrder(simulated.adaptive, fewer)).toBeGreaterThan(byEven);
    expect(timesInOrder(simulated.adaptive, lengths)).toBeGreaterThan(byEven + 15);
  });

  it('moves mean scores by less than half of the gap of the closest neighbours, which alone could not swap two', () => {
    const truth = LOG_STRENGTHS.map(
      (strength, at) =>
        LOG_STRENGTHS.reduce((sum, other, opponent) => (opponent === at ? sum : sum + chanceOf(strength, other)), 0) /
        (LOG_STRENGTHS.length - 1),
    );
    const gap = Math.min(...truth.slice(1).map((score, at) => truth[at] - score));
    const scores = simulated.adaptive.map(scoresOf);
    truth.forEach((expected, system) => {
      const mean = scores.reduce((sum, score) => sum + score[system], 0) / RUNS;
      expect(Math.abs(mean - expected)).toBeLessThan(gap / 2);
    });
  });
});
