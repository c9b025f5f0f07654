import { errorWords, nameErrorOptions, type OptionWord, type StetErrorDetails } from '@stet/core/internal';
import { currentLanguage, words } from '../language/words.js';
import type { WebErrorCode } from '../errors.js';
import type { ProblemCode } from './problem-words.js';

/** What a page says of a problem. */
export interface ShownProblem {
  readonly sentence: string;
  /** What to do; undefined where only the details say it. */
  readonly remedy: string | undefined;
  /** More than the sentence says, in English where it is a text; undefined where that adds nothing. */
  readonly details: string | ReportedProblem | undefined;
}

type Words = Pick<StetErrorDetails, 'expected' | 'found' | 'remedy'>;

/** A problem in the language of the page. */
export interface ReportedProblem extends Words {
  /** Whether `found` is what another program said, in English. */
  readonly isFoundEnglish: boolean;
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
  if (remedy !== undefined) return { sentence, remedy, details: undefined };
  const reported = reportedProblem(problem);
  return { sentence, remedy: reported?.remedy, details: reported ?? errorWords(problem).words };
}

/** What was expected, what was found and what to do, in the language of the page; undefined where it lacks the words. */
export function reportedProblem(problem: Words, optionWord?: OptionWord): ReportedProblem | undefined {
  const { reported } = words();
  const [expected, found, remedy] = [problem.expected, problem.found, problem.remedy].map(reported);
  if (expected === undefined || remedy === undefined) return undefined;
  const isFoundEnglish = found === undefined;
  return nameErrorOptions({ expected, found: found ?? problem.found, remedy, isFoundEnglish }, optionWord);
}

/** What went wrong, as a sentence. */
export const problemSentence = (problem: StetErrorDetails): string => shownProblem(problem).sentence;
