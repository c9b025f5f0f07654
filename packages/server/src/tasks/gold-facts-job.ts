import { annotatorsOf, orderTypes, skippedEdits, type Sentence } from '@stet/core/internal';
import { parseStoredGold } from './parse-stored-gold.js';

/** What a page reveals of a gold without showing it. */
export interface GoldFacts {
  readonly annotators: number;
  readonly errorTypes: string[];
  /** How many edits have bad offsets and are left out; absent in facts that were kept before such golds were taken. */
  readonly skippedEdits?: number;
}

export function factsOf(sentences: readonly Sentence[]): GoldFacts {
  const types = sentences.flatMap(({ annotations }) =>
    annotations.flatMap(({ edits }) => edits.map(({ type }) => type)),
  );
  return {
    annotators: annotatorsOf(sentences).length,
    errorTypes: orderTypes(new Set(types)),
    skippedEdits: skippedEdits(sentences).length,
  };
}

/** The facts of a gold in M2. */
export function factsOfGold(content: string): GoldFacts {
  return factsOf(parseStoredGold(content));
}
