import { errorWords, type StetErrorDetails } from '@stet/core/internal';
import { currentLanguage, words } from '../language/words.js';
import type { WebErrorCode } from '../errors.js';
import type { ProblemCode } from './problem-words.js';

/** What a page says of a problem. */
export interface ShownProblem {
  readonly sentence: string;
  /** What to do; undefined where only the details say it. */
  readonly remedy: string | undefined;
  /** The words in which the problem was reported, in English; undefined where they add nothing. */
  readonly details: string | undefined;
}

/** Problems that the page itself reports: it words them in its own language. */
const OF_PAGE: ReadonlySet<string> = new Set<WebErrorCode>(['PAGE_FAULT', 'UNKNOWN', 'UNREACHABLE']);

/** What went wrong and what to do, in the language of the page; problems are reported in English. */
export function shownProblem(problem: StetErrorDetails): ShownProblem {
  const { api } = words();
  // A newer server may know codes that this page does not.
  const code = problem.code as ProblemCode;
  const sentence = (api.problems.sentences[code] ?? api.otherProblem)(problem);
  if (currentLanguage() === 'en' || OF_PAGE.has(code)) {
    return { sentence, remedy: problem.remedy, details: undefined };
  }
  const remedy = api.problems.remedies[code];
  return { sentence, remedy, details: remedy === undefined ? errorWords(problem).words : undefined };
}

/** What went wrong, as a sentence. */
export const problemSentence = (problem: StetErrorDetails): string => shownProblem(problem).sentence;
