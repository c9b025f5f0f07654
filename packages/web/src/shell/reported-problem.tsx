import { errorWords, type OptionWord, type StetErrorDetails } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { reportedProblem } from '../api/problem-sentence.js';
import { ExpectedAndFound } from './expected-and-found.js';
import { InEnglish } from './in-english.js';

interface ReportedProblemProps {
  readonly problem: Omit<StetErrorDetails, 'code'>;
  readonly optionWord?: OptionWord;
}

/** What was expected, what was found and what to do, in one paragraph. */
export function ReportedProblem({ problem, optionWord }: ReportedProblemProps): ReactElement {
  const reported = reportedProblem(problem, optionWord);
  if (reported === undefined) return <InEnglish>{errorWords(problem, optionWord).words}</InEnglish>;
  return (
    <>
      <ExpectedAndFound {...reported} /> <bdi>{reported.remedy}</bdi>
    </>
  );
}
