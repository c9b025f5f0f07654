import { distinctHistogram, sentenceChances } from '@stet/core';
import { cellsOf, type Recipe } from '../../recipe.js';
import { GOLD, SUBMISSIONS, systems } from '../conll-2014/task.js';

const PER_ITEM = 5;

export const figure1: Recipe = {
  paper: 'human-evaluation',
  table: 'figure-1',
  needs: [GOLD, SUBMISSIONS],
  compute: async (bench) => {
    const outputs = await systems(bench);
    const chances = sentenceChances(outputs, PER_ITEM);
    const sum = chances.reduce((total, chance) => total + chance.outputs.length, 0);
    return [
      ...cellsOf('mean of distinct outputs', { Value: sum / chances.length }),
      ...distinctHistogram(chances, outputs.length).flatMap((sentences, at) =>
        cellsOf(`sentences with ${at + 1} distinct`, { Value: sentences }),
      ),
    ];
  },
};
