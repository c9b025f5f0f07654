import { surveyExplored, type ExploredFilter, type ExploredSentence, type ExploredSurvey } from '@stet/core/internal';
import { unpackPage } from './packed-pages.js';

export interface SurveyTask {
  /** All pages of each submission. */
  readonly systems: readonly { readonly name: string; readonly pages: readonly string[] }[];
  /** Names its systems as above. */
  readonly filter: ExploredFilter;
}

/** What a filter finds among all sentences of one submission, or of several side by side. */
export function surveySubmissions({ systems, filter }: SurveyTask): ExploredSurvey {
  const [first, ...others] = systems.map(({ name, pages }) => pages.flatMap((page) => unpackPage(page, name)));
  const sentences = first.map((sentence, at): ExploredSentence => ({
    ...sentence,
    outputs: [sentence, ...others.map((other) => other[at])].flatMap(({ outputs }) => outputs),
  }));
  return surveyExplored(sentences, filter);
}
