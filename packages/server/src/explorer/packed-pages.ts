import {
  exploreAlignments,
  packExplored,
  preparedTexts,
  unpackExplored,
  type Alignment,
  type ExplainingMetric,
  type ExploredSentence,
  type PackedExplored,
  type Sentence,
} from '@stet/core/internal';

/** How many sentences a page has: as many as the explorer loads at once. */
const PAGE_SENTENCES = 100;

/** The page of the sentence at an index. */
export const pageOf = (index: number): number => Math.floor(index / PAGE_SENTENCES);

/**
 * The sentences of a submission as pages of JSON, in the units of the metric, in which its edits are counted. They do not
 * name the system, which is its team's name by then.
 */
export function packPages(
  metric: Pick<ExplainingMetric, 'prepared'>,
  given: readonly Sentence[],
  lines: readonly string[],
  chosen: readonly Alignment[],
): string[] {
  const { sentences, systems } = preparedTexts(metric, given, [{ name: '', lines }]);
  const outputs = exploreAlignments(sentences, systems[0], chosen);
  const explored = sentences.map(({ source }, at) => ({ sentence: at + 1, source, outputs: [outputs[at]] }));
  const pages: string[] = [];
  for (let first = 0; first < explored.length; first += PAGE_SENTENCES) {
    pages.push(JSON.stringify(packExplored(explored.slice(first, first + PAGE_SENTENCES))));
  }
  return pages;
}

/** The sentences of a page, with the name of the system. */
export function unpackPage(page: string, system: string): ExploredSentence[] {
  return unpackExplored({ ...(JSON.parse(page) as PackedExplored), systems: [system] });
}
