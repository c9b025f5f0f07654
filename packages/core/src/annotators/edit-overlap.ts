import { annotationOf, isDone, type UnlistedRule } from '../corpus/annotators.js';
import type { Edit, Sentence } from '../corpus/edit.js';
import { orderTypes } from '../corpus/error-types/registry.js';
import { editDifference, editDifferences } from './pair-edits.js';

/** What another annotator did where one annotator made edits of a type. Each edit counts in the first row that fits. */
export interface TypeOverlap {
  readonly type: string;
  readonly edits: number;
  /** The other has the same span with a correction in common, and calls it by the same type. */
  readonly same: number;
  /** The same, by another type. */
  readonly otherType: number;
  /** The same span, no correction in common. */
  readonly otherCorrection: number;
  /** Another span that shares a token, or an insertion within the other's span. */
  readonly otherSpan: number;
  /** The other changes nothing here. */
  readonly alone: number;
}

export interface EditOverlap {
  /** Whose edits are counted, and whom they are compared with. */
  readonly annotator: number;
  readonly other: number;
  readonly types: readonly TypeOverlap[];
}

type Kind = Exclude<keyof TypeOverlap, 'type' | 'edits'>;

/** How the edits of one annotator overlap with those of another, by the type that the first gave them. */
export function editOverlap(
  sentences: readonly Sentence[],
  annotator: number,
  other: number,
  unlisted: UnlistedRule = 'skip',
): EditOverlap {
  const counts = new Map<string, Record<Kind, number>>();
  for (const sentence of sentences) {
    if (!isDone(sentence, annotator, unlisted) || !isDone(sentence, other, unlisted)) continue;
    const otherEdits = annotationOf(sentence, other).edits;
    for (const edit of annotationOf(sentence, annotator).edits) {
      let typeCounts = counts.get(edit.type);
      if (typeCounts === undefined) {
        counts.set(edit.type, (typeCounts = { same: 0, otherType: 0, otherCorrection: 0, otherSpan: 0, alone: 0 }));
      }
      typeCounts[kindOf(edit, otherEdits)]++;
    }
  }
  const types = orderTypes(counts.keys()).flatMap((type): TypeOverlap[] => {
    const typeCounts = counts.get(type);
    if (typeCounts === undefined) return [];
    return [{ type, edits: Object.values(typeCounts).reduce((sum, count) => sum + count), ...typeCounts }];
  });
  return { annotator, other, types };
}

function kindOf(edit: Edit, others: readonly Edit[]): Kind {
  const differences = new Set(others.map((other) => editDifference(edit, other)));
  return editDifferences.find((difference) => differences.has(difference)) ?? 'alone';
}
