import type { ReactElement } from 'react';
import type { Problem } from '../api/problem.js';
import { shownProblem } from '../api/problem-sentence.js';
import { words } from '../language/words.js';
import { ExpectedAndFound } from './expected-and-found.js';
import { InEnglish } from './in-english.js';

/** What went wrong, where, and what to do. */
export function ProblemText({ problem }: { readonly problem: Problem }): ReactElement {
  const { file, line } = problem;
  const { sentence, remedy, details } = shownProblem(problem);
  const sourceLocation = [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined ? [] : [words().api.line(line)]),
  ].join(', ');
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
        <bdi>{sentence}</bdi>
      </p>
      {details !== undefined && (
        <p className="quiet">
          {typeof details === 'string' ? <InEnglish>{details}</InEnglish> : <ExpectedAndFound {...details} />}
        </p>
      )}
      {remedy !== undefined && <p>{remedy}</p>}
    </>
  );
}
