import type { ReactElement, ReactNode } from 'react';
import { ProblemNote } from './problem-note.js';
import type { Query } from '../api/use-query.js';

interface LoadedProps<Answer> {
  readonly query: Query<Answer>;
  /** What is being waited for. */
  readonly what: string;
  readonly children: (data: Answer) => ReactNode;
}

/** Shows an answer when it is there; before, that it is on its way; and beside it, that it could not be renewed. */
export function Loaded<Answer>({ query: { data, error, refresh }, what, children }: LoadedProps<Answer>): ReactElement {
  return (
    <>
      {error !== undefined && (
        <ProblemNote error={error}>
          <button type="button" onClick={refresh}>
            Try again
          </button>
        </ProblemNote>
      )}
      {data === undefined
        ? error === undefined && (
            <p className="waiting" role="status">
              Fetching {what} …
            </p>
          )
        : children(data)}
    </>
  );
}
