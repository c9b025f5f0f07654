import { rankByValues, type ValueRank } from '@stet/core/internal';
import { unpackValues } from './packed-values.js';

export interface LeaderboardTask {
  /** The corpus value of each submission. */
  readonly values: readonly number[];
  /** The packed values of each submission on the same resamples. */
  readonly resampled: readonly string[];
  readonly confidence: number;
}

/** Ranks, rank ranges and clusters of submissions, from the resamples that were drawn when each was scored. */
export function rankSubmissions({ values, resampled, confidence }: LeaderboardTask): ValueRank[] {
  return rankByValues(values, resampled.map(unpackValues), confidence);
}
