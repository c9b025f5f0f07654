import { describe, expect, it } from 'vitest';
import { drawingBias, drawingWeights } from './drawing-bias.js';
import type { PairDrawing, Ranking } from './ranking.js';

const ranking = (first: string, second: string, by: PairDrawing['by'], probability: number): Ranking => ({
  sentence: 0,
  judge: 'ann',
  drawing: { by, probability },
  outputs: [first, second].map((names, at) => ({ systems: names.split(' '), rank: at + 1 })),
});

describe('drawingBias(rankings)', () => {
  it('counts how often each pair of systems was compared, and would have been if all were alike', () => {
    const rankings = [
      ranking('a', 'b', 'even', 1 / 3),
      ranking('a', 'b', 'adaptive', 0.75),
      ranking('a', 'b c', 'adaptive', 0.25),
      { sentence: 1, judge: 'ann', drawing: { by: 'even' as const, probability: 1 }, outputs: [] },
    ];
    // The inverses 4/3 and 4 have the mean 8/3, and so weigh 0.5 and 1.5.
    expect(drawingBias(rankings)).toEqual({
      even: 1,
      adaptive: 2,
      evenly: 4 / 3,
      pairs: [
        { systems: ['a', 'b'], compared: 3, weight: (1 + 0.5 + 1.5) / 3 },
        { systems: ['a', 'c'], compared: 1, weight: 1.5 },
        { systems: ['b', 'c'], compared: 0, weight: undefined },
      ],
    });
  });

  it('has nothing to say where nobody says how pairs were drawn', () => {
    const { drawing: _drawing, ...undrawn } = ranking('a', 'b', 'even', 1);
    expect(drawingBias([undrawn])).toBeUndefined();
    expect(drawingBias([])).toBeUndefined();
  });
});

describe('drawingWeights(rankings)', () => {
  it('are 1 for pairs drawn evenly, and 1 on average for the others', () => {
    const rankings = [0.5, 0.2, 0.05].map((probability) => ranking('a', 'b', 'adaptive', probability));
    const weights = drawingWeights([...rankings, ranking('a', 'b', 'even', 0.1)]);
    expect(weights[3]).toBe(1);
    expect((weights[0] + weights[1] + weights[2]) / 3).toBeCloseTo(1, 12);
    expect(weights[2] / weights[0]).toBeCloseTo(10, 12);
  });
});
