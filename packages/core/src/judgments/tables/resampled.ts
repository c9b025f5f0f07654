/** How the intervals of a table were drawn, and whether every pair of judges has a row. */
export interface Resampled {
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
  readonly details: boolean;
}
