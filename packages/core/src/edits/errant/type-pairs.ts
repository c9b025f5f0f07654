import { inOrder, plainEdit, type Sentence } from '../../corpus/edit.js';
import type { ErrantAnnotator } from './annotator.js';
import { reannotate } from './reannotate.js';

/** How many edits of one type, as a gold names it, have one type of ERRANT. */
export interface TypePair {
  readonly given: string;
  readonly errant: string;
  readonly count: number;
}

/** The edits of a gold by the type that it gives them and by that of ERRANT; the commonest types and pairs first. */
export function countTypePairs(sentences: readonly Sentence[], annotator: ErrantAnnotator): TypePair[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { source, annotations } of sentences) {
    for (const annotation of annotations) {
      const edits = inOrder(annotation.edits);
      if (edits.length === 0) continue;
      const listed = edits.map((edit) => ({ ...plainEdit(edit), annotator: annotation.annotator }));
      const { lines } = reannotate({ sources: [source], annotations: listed }, { edits: 'gold' }, annotator);
      edits.forEach(({ type }, at) => {
        const ofType = counts.get(type) ?? new Map<string, number>();
        counts.set(type, ofType.set(lines[at].type, (ofType.get(lines[at].type) ?? 0) + 1));
      });
    }
  }
  const total = (ofType: ReadonlyMap<string, number>): number => [...ofType.values()].reduce((sum, n) => sum + n, 0);
  return [...counts]
    .sort(([a, first], [b, second]) => total(second) - total(first) || (a < b ? -1 : 1))
    .flatMap(([given, ofType]) =>
      [...ofType]
        .map(([errant, count]) => ({ given, errant, count }))
        .sort((a, b) => b.count - a.count || (a.errant < b.errant ? -1 : 1)),
    );
}
