import { denseRanks } from '../dense-ranks.js';

/** What outputs are scored for in direct assessment, from 0 to 100 each (Graham et al. 2013, 2017). */
export const SCALES = ['grammaticality', 'fluency', 'meaning'] as const;
export type Scale = (typeof SCALES)[number];

/** A judge's scores of one output, on some of the scales. */
export type Scores = Readonly<Partial<Record<Scale, number | undefined>>>;

export const MAX_SCORE = 100;

/** The scales that an output was scored on, always in the same order. */
export function scalesOf(scores: Scores): Scale[] {
  return SCALES.filter((scale) => scores[scale] !== undefined);
}

/**
 * Ranks by the mean over the scales, best first; equal means tie, and the next rank follows without a gap. The outputs
 * have to be scored on the same scales.
 */
export function ranksByScores(outputs: readonly Scores[]): number[] {
  // Sums order like means, and those of whole numbers are exact.
  const sums = outputs.map((scores) => scalesOf(scores).reduce((sum, scale) => sum + (scores[scale] ?? 0), 0));
  return denseRanks(sums);
}
