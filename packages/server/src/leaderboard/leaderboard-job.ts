import { drawResamples, inlineRunner, packStats, rankByValues, type ValueRank } from '@stet/core/internal';
import { tools } from '@stet/node';

export interface LeaderboardTask {
  readonly metric: string;
  /** The corpus value of each submission. */
  readonly values: readonly number[];
  /** For each submission, the statistics of each sentence as JSON. */
  readonly stats: readonly string[];
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
}

/** Ranks, rank ranges and clusters of submissions, from resamples of sentences shared by all submissions. */
export async function rankSubmissions(task: LeaderboardTask): Promise<ValueRank[]> {
  const { metric: name, values, resamples, seed, confidence } = task;
  const metric = await tools.metric({ name });
  const rows = task.stats.map((json) => [packStats(metric, JSON.parse(json) as unknown[])]);
  const systems = { spec: { name }, rows, pairs: [] };
  const resampled = await drawResamples(systems, { resamples, seed }, inlineRunner(tools));
  return rankByValues(values, resampled.values, confidence);
}
