import type { ReactElement } from 'react';
import type { Problem } from '../api/problem.js';
import { problemSentence } from '../api/problem-sentence.js';

/** What went wrong, where, and what to do. */
export function ProblemText({ problem }: { readonly problem: Problem }): ReactElement {
  const { file, line, remedy } = problem;
  const sourceLocation = [...(file === undefined ? [] : [file]), ...(line === undefined ? [] : [`line ${line}`])].join(
    ', ',
  );
  return (
    <>
      <p>
        {sourceLocation !== '' && (
          <>
            <b>
              <bdi>{sourceLocation}</bdi>
            </b>
            :{' '}
          </>
        )}
        <bdi>{problemSentence(problem)}</bdi>
      </p>
      <p>{remedy}</p>
    </>
  );
}
