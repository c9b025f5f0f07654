import { MersenneTwister } from '../../random/mersenne-twister.js';
import type { Job } from '../../runner/job.js';
import type { Share } from '../../runner/shares.js';
import { seedOf } from '../../significance/resample.js';
import type { ResampleUnit } from '../resample-judgments.js';
import type { ScoreTable } from '../../judgments/direct-assessment/score-table.js';
import { systemMeans, type RowWeights } from './system-means.js';

export interface ScoreRunTask {
  readonly table: ScoreTable;
  /** The standardised scores: a judge's mean and deviation belong to the judge, and are not drawn again. */
  readonly z: Float64Array;
  readonly unit: ResampleUnit;
  readonly share: Share;
}

/** Computes the means of a share of the runs, by system and scale; a run has a generator of its own. */
export const scoreRunJob: Job<ScoreRunTask, Float64Array[]> = {
  name: 'rank-scores',
  work: ({ table, z, unit, share: { first, end, seed } }) =>
    Array.from({ length: end - first }, (_, at) =>
      systemMeans(table, z, drawWeights(table, unit, new MersenneTwister(seedOf(seed, first + at)))),
    ),
};

/** Draws as many units as there are, with replacement: single scored outputs, all of a ranking, or all of a sentence. */
function drawWeights(
  { sentence, ranking, sentences }: ScoreTable,
  unit: ResampleUnit,
  random: MersenneTwister,
): RowWeights {
  const rows = sentence.length;
  if (unit === 'judgment') {
    return { rows: drawTimes(rows, random), sentences: new Int32Array(sentences).fill(1) };
  }
  if (unit === 'sentence') {
    return { rows: new Int32Array(rows).fill(1), sentences: drawTimes(sentences, random) };
  }
  // Rows of a ranking follow each other.
  const group = new Int32Array(rows);
  for (let row = 1; row < rows; row++) group[row] = group[row - 1] + Number(ranking[row] !== ranking[row - 1]);
  const times = drawTimes((group.at(-1) ?? -1) + 1, random);
  return { rows: group.map((drawn) => times[drawn]), sentences: new Int32Array(sentences).fill(1) };
}

/** How often each of `size` units is drawn. */
function drawTimes(size: number, random: MersenneTwister): Int32Array {
  const times = new Int32Array(size);
  for (let left = size; left > 0; left--) times[random.below(size)]++;
  return times;
}
