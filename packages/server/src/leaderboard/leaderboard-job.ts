import { rankByValues, resampleSystems, type ValueRank } from '@stet/core/internal';
import { createNodeMetric } from '@stet/node';

export interface LeaderboardTask {
  readonly metric: string;
  /** The corpus value of each submission. */
  readonly values: readonly number[];
  /** Of each submission, JSON: the statistics of each sentence. */
  readonly stats: readonly string[];
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
}

/** Ranks, rank ranges and clusters of submissions, from resamples of the sentences that are the same for all. */
export async function rankSubmissions(task: LeaderboardTask): Promise<ValueRank[]> {
  const { metric: name, values, resamples, seed, confidence } = task;
  const metric = await createNodeMetric({ name });
  const stats = task.stats.map((own) => JSON.parse(own) as unknown[]);
  const resampled = resampleSystems(metric, stats, [], { first: 0, end: resamples, seed });
  return rankByValues(values, resampled.values, confidence);
}
