import type { ReactElement, ReactNode } from 'react';
import { ProblemNote } from './problem-note.js';
import type { Query } from '../api/use-query.js';

interface LoadedProps<Answer> {
  readonly query: Query<Answer>;
  /** What is being waited for. */
  readonly what: string;
  readonly children: (data: Answer) => ReactNode;
}

/** Shows the data once it has arrived; until then, that it is loading; and an error if it could not be refreshed. */
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
