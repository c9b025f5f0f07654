import { expect, it } from 'vitest';
import { chancesByOutputs, loadOf } from './plan-load.js';

it('groups the sampling probabilities by the number of different outputs', () => {
  const preview = {
    sentences: 4,
    probabilities: [0.2, 0, 0.5, 0.3],
    distinctOutputs: [2, 1, 3, 2],
    items: 1,
    judgments: 1,
    pairs: 1,
    outputsPerItem: 2,
    comparisonsPerPair: null,
  };
  expect(chancesByOutputs(preview)).toEqual([
    { outputs: 1, sentences: 1, each: 0, total: 0 },
    { outputs: 2, sentences: 2, each: 0.25, total: 0.5 },
    { outputs: 3, sentences: 1, each: 0.5, total: 0.5 },
  ]);
});

it('shares the judgments among the judges, repeats and checks included', () => {
  expect(loadOf(200, 4, { repeatEvery: 0, checkEvery: 0 })).toEqual({ perJudge: 50, seconds: 2450 });
  expect(loadOf(200, 4, { repeatEvery: 20, checkEvery: 0 })).toEqual({ perJudge: 52, seconds: 2548 });
  expect(loadOf(200, 4, { repeatEvery: 20, checkEvery: 10 }).perJudge).toBe(57);
  expect(loadOf(10, 3, { repeatEvery: 0, checkEvery: 0 }).perJudge).toBe(4);
});
