import { distinctHistogram, sentenceChances } from '@stet/core/internal';
import { once } from '../../bench.js';
import { cellsOf, type TableRecipe } from '../../recipe.js';
import { GOLD, SUBMISSIONS, systems } from '../conll-2014/task.js';

const PER_ITEM = 5;

export const figure1: TableRecipe = {
  needs: [GOLD, SUBMISSIONS],
  compute: async (bench) => {
    const { mean, histogram } = await distinctOutputs(bench);
    return [
      ...cellsOf('mean of distinct outputs', { Value: mean }),
      ...histogram.flatMap((sentences, at) => cellsOf(`sentences with ${at + 1} distinct`, { Value: sentences })),
    ];
  },
  charts: async ({ bench, id }) => [
    {
      block: 'histogram',
      id: `${id}-chart`,
      title: 'Computed frequencies',
      bars: (await distinctOutputs(bench)).histogram.map((count, at) => ({ label: String(at + 1), count })),
      unit: 'distinct outputs',
      counted: 'sentences',
    },
  ],
};

const distinctOutputs = once(async (bench) => {
  const outputs = await systems(bench);
  const chances = sentenceChances(outputs, PER_ITEM);
  const sum = chances.reduce((total, chance) => total + chance.outputs.length, 0);
  return { mean: sum / chances.length, histogram: distinctHistogram(chances, outputs.length) };
});
