/** Matched edits, edits of the system, edits of the gold. */
export interface Counts {
  readonly correct: number;
  readonly proposed: number;
  readonly gold: number;
}

export interface PrecisionRecall {
  readonly precision: number;
  readonly recall: number;
  readonly value: number;
}

/** van Rijsbergen's F: `beta` times as much weight on recall as on precision; 0 when either is 0. */
export function fScore(precision: number, recall: number, beta: number): number {
  if (precision === 0 || recall === 0) return 0;
  const weight = beta * beta;
  return ((1 + weight) * precision * recall) / (weight * precision + recall);
}

/** Precision, recall and F of counts; `nothing` is the ratio of nothing to nothing, 1 for M2 and 0 for HOO. */
export function precisionRecall({ correct, proposed, gold }: Counts, beta: number, nothing = 1): PrecisionRecall {
  const precision = proposed === 0 ? nothing : correct / proposed;
  const recall = gold === 0 ? nothing : correct / gold;
  return { precision, recall, value: fScore(precision, recall, beta) };
}
