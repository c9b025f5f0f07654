import type { PairwiseJudgments } from '../judgments/pairwise.js';
import type { Job } from '../runner/job.js';
import type { Share } from '../runner/shares.js';
import { runScores, type RunOptions } from './run-scores.js';

export interface RankTask {
  readonly pairs: PairwiseJudgments;
  readonly share: Share;
  readonly options: RunOptions;
}

/** The scores of a share of the runs of a ranking. */
export const rankJob: Job<RankTask, Float64Array[]> = {
  name: 'rank',
  work: ({ pairs, share, options }) => runScores(pairs, share, options),
};
