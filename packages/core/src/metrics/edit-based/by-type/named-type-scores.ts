import type { Tagger } from '../../../text/tagger.js';
import { tokenise } from '../../../text/white-space.js';
import { fScore } from '../../f-score.js';
import type { Segment } from '../../metric.js';
import type { Alignment } from '../alignment.js';
import { NAMED_TYPES, namedTypeOf, nameEdit, type NamedType, type TaggedWord } from './name-edit.js';

/** How well a system does with the edits of a named type. A ratio of nothing to nothing is 0. */
export interface NamedTypeScore {
  readonly type: NamedType;
  /** Edits of the system that were given this name, and how many of them match a gold edit. */
  readonly proposed: number;
  readonly correctProposed: number;
  /** Gold edits of the type, by the word of the annotator, and how many of them the system made. */
  readonly gold: number;
  readonly correctGold: number;
  readonly precision: number;
  readonly recall: number;
  readonly value: number;
}

/** Names the edits of a hypothesis, in order, from the parts of speech of its words and of the source's. */
export function nameEdits({ sentence, hypothesis }: Segment, { edits }: Alignment, tagger: Tagger): NamedType[] {
  if (edits.length === 0) return [];
  const before = tagged(sentence.source, tagger);
  const after = tagged(hypothesis, tagger);
  return edits.map(({ start, end, from, to }) => nameEdit(before.slice(start, end), after.slice(from, to)));
}

function tagged(text: string, tagger: Tagger): TaggedWord[] {
  const tokens = tokenise(text);
  const tags = tagger(tokens);
  return tokens.map((word, at) => ({ word, tag: tags[at] }));
}

/**
 * Precision, recall and F by type, as in Tables 9 and 10 of CoNLL-2013: the gold says the types of its own edits, and
 * `nameEdits` those of the system's. Each segment goes with the alignment to the annotator chosen for it.
 */
export function scoreNamedTypes(
  segments: readonly Segment[],
  chosen: readonly Alignment[],
  tagger: Tagger,
  beta: number,
): NamedTypeScore[] {
  const counts = new Map(
    NAMED_TYPES.map((type) => [type, { proposed: 0, correctProposed: 0, gold: 0, correctGold: 0 }]),
  );
  const count = (type: NamedType, key: 'proposed' | 'correctProposed' | 'gold' | 'correctGold'): void => {
    const typeCounts = counts.get(type);
    if (typeCounts !== undefined) typeCounts[key]++;
  };
  chosen.forEach((alignment, at) => {
    const names = nameEdits(segments[at], alignment, tagger);
    alignment.golds.forEach(({ edit }) => count(namedTypeOf(edit.type), 'gold'));
    alignment.edits.forEach(({ gold }, edit) => {
      count(names[edit], 'proposed');
      if (gold === -1) return;
      count(names[edit], 'correctProposed');
      count(namedTypeOf(alignment.golds[gold].edit.type), 'correctGold');
    });
  });
  return Array.from(counts, ([type, typeCounts]) => {
    const precision = typeCounts.proposed === 0 ? 0 : typeCounts.correctProposed / typeCounts.proposed;
    const recall = typeCounts.gold === 0 ? 0 : typeCounts.correctGold / typeCounts.gold;
    return { type, ...typeCounts, precision, recall, value: fScore(precision, recall, beta) };
  });
}
