/** A stretch of runs or resamples that one thread draws; how they are divided does not change the result. */
export interface Share {
  readonly first: number;
  readonly end: number;
  readonly seed: number;
}

/** Cuts runs into at most `count` shares of about the same size. */
export function cutIntoShares(runs: number, seed: number, count: number): Share[] {
  const size = Math.ceil(runs / count);
  const shares: Share[] = [];
  for (let first = 0; first < runs; first += size) shares.push({ first, end: Math.min(runs, first + size), seed });
  return shares;
}
