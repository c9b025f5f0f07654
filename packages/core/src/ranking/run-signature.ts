import { VERSION } from '../version.js';

interface SignedRuns {
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
  readonly strictOriginal: boolean;
}

/** The signature of a result that runs gave: its `fields`, and what changes the numbers of any such result. */
export function runSignature(
  fields: readonly string[],
  { resamples, seed, confidence, strictOriginal }: SignedRuns,
): string {
  return [
    ...fields,
    `resamples:${resamples}`,
    `seed:${seed}`,
    `confidence:${confidence}`,
    ...(strictOriginal ? ['strict'] : []),
    `stet:${VERSION}`,
  ].join('|');
}
