import type { TypeRecall } from '../by-type/recall-by-type.js';
import { OUTCOMES, hasOutcome, recallOfExplored, type ExploredSentence, type Outcome } from './explored-sentence.js';
import { filterExplored, type ExploredFilter } from './filter-explored.js';

/** What a filter finds among all sentences, and what each of its further choices would. */
export interface ExploredSurvey {
  /** The numbers of the sentences that pass, in order. */
  readonly sentences: readonly number[];
  /** Sentences with each outcome, under the rest of the filter. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Recall by error type of the first system, over all sentences. */
  readonly types: readonly TypeRecall[];
}

/** Counts what a filter finds. The counts are true only of a whole corpus, never of the pages that happen to be loaded. */
export function surveyExplored(sentences: readonly ExploredSentence[], filter: ExploredFilter): ExploredSurvey {
  const { systems = [], types = [] } = filter;
  const open = filterExplored(sentences, { ...filter, types: [], outcomes: [] });
  const count = (outcome: Outcome): number =>
    open.filter(({ outputs }) => outputs.some((output) => hasOutcome(output, outcome, types))).length;
  return {
    sentences: filterExplored(open, filter).map(({ sentence }) => sentence),
    outcomes: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number>,
    types: systems.length === 0 ? [] : recallOfExplored(sentences, systems[0]),
  };
}

/** True if the filter may leave sentences out. */
export function isNarrow({ search = '', types = [], outcomes = [], differ = false }: ExploredFilter): boolean {
  return search.trim() !== '' || types.length > 0 || outcomes.length > 0 || differ;
}
