import type { Plan } from './schemas.js';

export interface SourceTexts {
  readonly sources: readonly string[];
  /** The document of each sentence; undefined if the source is a single text. */
  readonly documents: readonly string[] | undefined;
}

export interface ShownSentence {
  readonly sentence: number;
  readonly source: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A sentence with those around it in its document, if the plan shows them. */
export function shownSentence(
  { sources, documents }: SourceTexts,
  { context }: Pick<Plan, 'context'>,
  sentence: number,
): ShownSentence {
  const neighbour = (at: number): string | null =>
    context && at >= 0 && at < sources.length && documents?.[at] === documents?.[sentence] ? sources[at] : null;
  return { sentence, source: sources[sentence], before: neighbour(sentence - 1), after: neighbour(sentence + 1) };
}
