import type { ReactElement, ReactNode } from 'react';
import { ProblemNote } from './problem-note.js';
import type { Query } from '../api/use-query.js';
import { words } from '../language/words.js';

interface LoadedProps<Answer> {
  readonly query: Query<Answer>;
  /** What is being waited for. */
  readonly what: string;
  /** Whether it is the whole page, which then needs a heading also while there is nothing to head. */
  readonly isPage?: boolean;
  readonly children: (data: Answer) => ReactNode;
}

/** Shows the data once it has arrived; until then, that it is loading; and an error if it could not be refreshed. */
export function Loaded<Answer>({ query, what, isPage = false, children }: LoadedProps<Answer>): ReactElement {
  const { data, error, refresh } = query;
  const { shell } = words();
  return (
    <>
      {isPage && data === undefined && error !== undefined && <h1>{shell.notFetched(what)}</h1>}
      {error !== undefined && (
        <ProblemNote error={error}>
          <button type="button" onClick={refresh}>
            {shell.tryAgain}
          </button>
        </ProblemNote>
      )}
      {data !== undefined
        ? children(data)
        : error === undefined && <Waiting isHeading={isPage}>{shell.fetching(what)}</Waiting>}
    </>
  );
}

interface WaitingProps {
  /** Of the whole page, as long as there is no other. */
  readonly isHeading?: boolean;
  readonly children: ReactNode;
}

export function Waiting({ isHeading = false, children }: WaitingProps): ReactElement {
  const Words = isHeading ? 'h1' : 'p';
  return (
    <div role="status">
      <Words className="waiting">{children}</Words>
    </div>
  );
}

interface LoadedSectionProps<Answer> extends LoadedProps<Answer> {
  readonly id: string;
  readonly title: string;
  /** Shown above what is loaded. */
  readonly intro?: ReactNode;
}

/** A section of a page that shows what the server answers. */
export function LoadedSection<Answer>({ id, title, intro, ...loaded }: LoadedSectionProps<Answer>): ReactElement {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro}
      <Loaded {...loaded} />
    </section>
  );
}
