import { errorWords, type OptionWord, type StetErrorDetails } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { reportedProblem } from '../api/problem-sentence.js';
import { words } from '../language/words.js';
import { InEnglish } from './in-english.js';

interface ReportedProblemProps {
  readonly problem: Omit<StetErrorDetails, 'code'>;
  readonly optionWord?: OptionWord;
}

/** What was expected, what was found and what to do, in one paragraph. */
export function ReportedProblem({ problem, optionWord }: ReportedProblemProps): ReactElement {
  const reported = reportedProblem(problem, optionWord);
  if (reported === undefined) return <InEnglish>{errorWords(problem, optionWord).words}</InEnglish>;
  const { expected, found, remedy } = reported;
  return (
    <bdi>
      {words().api.expectedAndFound(expected, found)} {remedy}
    </bdi>
  );
}
