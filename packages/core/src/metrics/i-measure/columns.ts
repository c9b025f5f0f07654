/**
 * The columns of an alignment by the rows that have a token in them, in the order in which the original program
 * prefers them when it traces an alignment back from its end.
 */
export const Column = {
  all: 1,
  sourceHypothesis: 2,
  sourceReference: 3,
  hypothesisReference: 4,
  source: 5,
  hypothesis: 6,
  reference: 7,
} as const;

/** By column, whether the row has a token in it. */
export const SOURCE_STEPS = Uint8Array.of(0, 1, 1, 1, 0, 1, 0, 0);
export const HYPOTHESIS_STEPS = Uint8Array.of(0, 1, 1, 0, 1, 0, 1, 0);
export const REFERENCE_STEPS = Uint8Array.of(0, 1, 0, 1, 1, 0, 0, 1);

/** Places of the counts of an alignment. */
export const TP = 0;
export const TN = 1;
export const FP = 2;
export const FN = 3;
/** Wrong corrections of real errors; each is counted as FP and FN too. */
export const FPN = 4;

/** What a column counts as, by the tokens of its rows (Felice & Briscoe 2015, Table 6). A row with a gap may have any. */
export function countOfColumn(column: number, source: number, hypothesis: number, reference: number): number {
  switch (column) {
    case Column.all:
      if (source === hypothesis) return source === reference ? TN : FN;
      if (source === reference) return FP;
      return hypothesis === reference ? TP : FPN;
    case Column.sourceHypothesis:
      return source === hypothesis ? FN : FPN;
    case Column.sourceReference:
      return source === reference ? FP : FPN;
    case Column.hypothesisReference:
      return hypothesis === reference ? TP : FPN;
    case Column.source:
      return TP;
    case Column.hypothesis:
      return FP;
    default:
      return FN;
  }
}

/** Adds the columns to the counts of the correction aspect. */
export function countColumns(
  columns: Uint8Array,
  length: number,
  source: Int32Array,
  hypothesis: Int32Array,
  reference: Int32Array,
  counts: Int32Array,
): void {
  let s = 0;
  let h = 0;
  let r = 0;
  for (let at = 0; at < length; at++) {
    const column = columns[at];
    const count = countOfColumn(column, source[s], hypothesis[h], reference[r]);
    s += SOURCE_STEPS[column];
    h += HYPOTHESIS_STEPS[column];
    r += REFERENCE_STEPS[column];
    counts[count]++;
    if (count === FPN) {
      counts[FP]++;
      counts[FN]++;
    }
  }
}
