import { StetError } from '../error.js';

/** Refuses options that give no rank ranges. */
export function checkRuns({
  resamples,
  confidence,
}: {
  readonly resamples: number;
  readonly confidence: number;
}): void {
  if (resamples < 1) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: '1 resample or more',
      found: String(resamples),
      remedy: 'Take 100 for a first look, 1000 for a paper.',
    });
  }
  if (!(confidence > 0 && confidence < 1)) {
    throw new StetError({
      code: 'BAD_OPTION',
      expected: 'a confidence between 0 and 1',
      found: String(confidence),
      remedy: 'Take 0.95.',
    });
  }
}
