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

/** Places of the counts of an alignment. */
const TP = 0;
export const TN = 1;
const FP = 2;
export const FN = 3;
/** Wrong corrections of real errors; each is counted as FP and FN too. */
const FPN = 4;

/** Adds the columns to the counts of the correction aspect (Felice & Briscoe 2015, Table 6). */
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
    let count = FPN;
    switch (columns[at]) {
      case Column.all:
        if (source[s] === hypothesis[h]) count = source[s] === reference[r] ? TN : FN;
        else if (source[s] === reference[r]) count = FP;
        else if (hypothesis[h] === reference[r]) count = TP;
        s++;
        h++;
        r++;
        break;
      case Column.sourceHypothesis:
        if (source[s++] === hypothesis[h++]) count = FN;
        break;
      case Column.sourceReference:
        if (source[s++] === reference[r++]) count = FP;
        break;
      case Column.hypothesisReference:
        if (hypothesis[h++] === reference[r++]) count = TP;
        break;
      case Column.source:
        count = TP;
        s++;
        break;
      case Column.hypothesis:
        count = FP;
        h++;
        break;
      default:
        count = FN;
        r++;
    }
    counts[count]++;
    if (count === FPN) {
      counts[FP]++;
      counts[FN]++;
    }
  }
}
