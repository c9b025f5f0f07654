import { errorWords, nameErrorOptions, type OptionWord, type StetErrorDetails } from '@stet/core/internal';
import { currentLanguage, words } from '../language/words.js';
import type { WebErrorCode } from '../errors.js';
import type { ProblemCode } from './problem-words.js';

/** What a page says of a problem. */
export interface ShownProblem {
  readonly sentence: string;
  /** What to do; undefined where only the details say it. */
  readonly remedy: string | undefined;
  /** What was expected and found, more closely than the sentence; undefined where that adds nothing. */
  readonly details: { readonly words: string; readonly isEnglish: boolean } | undefined;
}

type Reported = Pick<StetErrorDetails, 'expected' | 'found' | 'remedy'>;

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
  if (remedy !== undefined) return { sentence, remedy, details: undefined };
  const reported = reportedProblem(problem);
  if (reported === undefined) {
    return { sentence, remedy: undefined, details: { words: errorWords(problem).words, isEnglish: true } };
  }
  const details = api.expectedAndFound(reported.expected, reported.found);
  return { sentence, remedy: reported.remedy, details: { words: details, isEnglish: false } };
}

/** What was expected, what was found and what to do, in the language of the page; undefined where it lacks the words. */
export function reportedProblem(problem: Reported, optionWord?: OptionWord): Reported | undefined {
  const { reported } = words();
  const [expected, found, remedy] = [problem.expected, problem.found, problem.remedy].map(reported);
  if (expected === undefined || found === undefined || remedy === undefined) return undefined;
  return nameErrorOptions({ expected, found, remedy }, optionWord);
}

/** What went wrong, as a sentence. */
export const problemSentence = (problem: StetErrorDetails): string => shownProblem(problem).sentence;
