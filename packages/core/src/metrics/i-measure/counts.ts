/**
 * What one reference makes of a sentence: TP, TN, FP, FN and FPN of the correction aspect, and TN and FN of the source
 * left as it is. Everything else follows from these (Felice & Briscoe 2015, Table 6).
 */
export type Counts = readonly [
  tp: number,
  tn: number,
  fp: number,
  fn: number,
  fpn: number,
  baselineTn: number,
  baselineFn: number,
];

export const NO_COUNTS: Counts = [0, 0, 0, 0, 0, 0, 0];

/** The counts that begin at a place among numbers. */
export function countsAt(numbers: ArrayLike<number>, at: number): Counts {
  return [
    numbers[at],
    numbers[at + 1],
    numbers[at + 2],
    numbers[at + 3],
    numbers[at + 4],
    numbers[at + 5],
    numbers[at + 6],
  ];
}

export function addCounts(a: Counts, b: Counts): Counts {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6]];
}

/** Descending by the first count that differs. */
function compareCounts(a: Counts, b: Counts): number {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return b[at] - a[at];
  return 0;
}

/** The counts in a fixed order, each once. */
export function distinctCounts(all: readonly Counts[]): Counts[] {
  const inOrder = [...all].sort(compareCounts);
  return inOrder.filter((counts, at) => at === 0 || compareCounts(inOrder[at - 1], counts) !== 0);
}
