export interface RankedMetric {
  readonly name: string;
  readonly value: number;
  /** From 1; metrics of one rank cannot be told apart. */
  readonly rank: number;
}

/**
 * Ranks of metrics as the WMT metrics tasks give them: from the best down, a new rank starts when a metric of the
 * current rank beats the next one. Equal values keep their order.
 */
export function rankMetrics(
  metrics: readonly { readonly name: string; readonly value: number }[],
  beats: (better: string, worse: string) => boolean,
): RankedMetric[] {
  const ordered = metrics.toSorted((a, b) => b.value - a.value);
  let rank = 1;
  let start = 0;
  return ordered.map(({ name, value }, at) => {
    if (ordered.slice(start, at).some((better) => beats(better.name, name))) {
      rank++;
      start = at;
    }
    return { name, value, rank };
  });
}
