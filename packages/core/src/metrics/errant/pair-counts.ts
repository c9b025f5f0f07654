import type { Annotation } from '../../corpus/edit.js';
import type { EditCounts } from './counts.js';
import { keyEdits, type ComparisonOptions, type KeyedEdits } from './keyed-edits.js';

/** The counts of edits of one type. */
export type TypeCounts = readonly [type: string, tp: number, fp: number, fn: number];

/** An annotator of the hypothesis against one of the reference. */
export interface PairCounts extends EditCounts {
  readonly hypothesis: number;
  readonly reference: number;
  /** What is right or missed counts for the reference's type, what is wrong for the hypothesis'. */
  readonly types: readonly TypeCounts[];
}

/** The edits of annotators, ready to be compared. */
export interface KeyedAnnotation {
  readonly annotator: number;
  readonly keyed: KeyedEdits;
  readonly annotation: Annotation;
  /** True where an edit has several corrections, so that it depends on the other side which of them counts. */
  readonly hasAlternatives: boolean;
}

export function keyAnnotation(annotation: Annotation, options: ComparisonOptions): KeyedAnnotation {
  return {
    annotator: annotation.annotator,
    keyed: keyEdits(annotation.edits, options),
    annotation,
    hasAlternatives: annotation.edits.some(({ corrections }) => corrections.length > 1),
  };
}

/** Every annotator of the hypothesis against every one of the reference, those of the first hypothesis first. */
export function countPairs(
  hypotheses: readonly KeyedAnnotation[],
  references: readonly KeyedAnnotation[],
  options: ComparisonOptions,
): PairCounts[] {
  return hypotheses.flatMap(({ annotator: hypothesis, keyed }) =>
    references.map(({ annotator: reference, ...gold }) => ({
      hypothesis,
      reference,
      ...comparePair(keyed, gold.hasAlternatives ? keyEdits(gold.annotation.edits, options, keyed) : gold.keyed),
    })),
  );
}

/**
 * A key of both sides is right once for each type that the reference has under it, however many the hypothesis has; a
 * key of one side alone counts once for each of its types.
 */
function comparePair(hypothesis: KeyedEdits, reference: KeyedEdits): EditCounts & Pick<PairCounts, 'types'> {
  const counts = new TypeTally();
  for (const [key, types] of hypothesis) {
    const goldTypes = reference.get(key);
    if (goldTypes === undefined) for (const type of types) counts.of(type)[2]++;
    else for (const type of goldTypes) counts.of(type)[1]++;
  }
  for (const [key, types] of reference) {
    if (!hypothesis.has(key)) for (const type of types) counts.of(type)[3]++;
  }
  return { ...counts.sum(), types: counts.rows };
}

/** Counts by type, in the order in which the types come. */
export class TypeTally {
  readonly rows: [type: string, tp: number, fp: number, fn: number][] = [];

  /** The counts of a type, to be changed. */
  of(type: string): [type: string, tp: number, fp: number, fn: number] {
    for (const row of this.rows) if (row[0] === type) return row;
    const row: [string, number, number, number] = [type, 0, 0, 0];
    this.rows.push(row);
    return row;
  }

  add(types: readonly TypeCounts[]): void {
    for (const [type, tp, fp, fn] of types) {
      const row = this.of(type);
      row[1] += tp;
      row[2] += fp;
      row[3] += fn;
    }
  }

  sum(): EditCounts {
    let [tp, fp, fn] = [0, 0, 0];
    for (const row of this.rows) {
      tp += row[1];
      fp += row[2];
      fn += row[3];
    }
    return { tp, fp, fn };
  }
}
