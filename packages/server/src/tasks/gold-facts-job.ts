import { annotatorsOf, orderTypes, parseM2, sentencesOf, type Sentence } from '@stet/core/internal';

/** What a page reveals of a gold without showing it. */
export interface GoldFacts {
  readonly annotators: number;
  readonly errorTypes: string[];
}

export function factsOf(sentences: readonly Sentence[]): GoldFacts {
  const types = sentences.flatMap(({ annotations }) =>
    annotations.flatMap(({ edits }) => edits.map(({ type }) => type)),
  );
  return { annotators: annotatorsOf(sentences).length, errorTypes: orderTypes(new Set(types)) };
}

/** The facts of a gold in M2. */
export function factsOfGold(content: string): GoldFacts {
  return factsOf(parseM2(content).flatMap(sentencesOf));
}
