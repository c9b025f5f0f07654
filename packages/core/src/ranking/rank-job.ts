import type { Job } from '../runner/job.js';
import type { Share } from '../runner/shares.js';
import { runScores, type RunOptions, type RunSource } from './run-scores.js';

export interface RankTask {
  readonly source: RunSource;
  readonly share: Share;
  readonly options: RunOptions;
}

/** Computes the scores of a share of the runs of a ranking. */
export const rankJob: Job<RankTask, Float64Array[]> = {
  name: 'rank',
  work: ({ source, share, options }) => runScores(source, share, options),
};
