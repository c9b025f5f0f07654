import type { ReactElement, ReactNode } from 'react';
import { problemOf } from '../api/problem.js';

interface ProblemNoteProps {
  readonly error: unknown;
  /** What can be done about it here. */
  readonly children?: ReactNode;
}

/** What went wrong, where, and what to do: in the words of the server. */
export function ProblemNote({ error, children }: ProblemNoteProps): ReactElement {
  const { file, line, expected, found, remedy } = problemOf(error);
  const place = [...(file === undefined ? [] : [file]), ...(line === undefined ? [] : [`line ${line}`])].join(', ');
  return (
    <div className="note problem" role="alert">
      <p>
        {place !== '' && (
          <>
            <b>
              <bdi>{place}</bdi>
            </b>
            :{' '}
          </>
        )}
        Expected <bdi>{expected}</bdi>, found <bdi>{found}</bdi>.
      </p>
      <p>{remedy}</p>
      {children}
    </div>
  );
}
