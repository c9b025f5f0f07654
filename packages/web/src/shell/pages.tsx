import { useState, type ReactElement } from 'react';

/** Which page of a long list is shown. */
export interface Pages {
  /** Undefined for the first page. */
  readonly cursor: string | undefined;
  readonly isFirst: boolean;
  readonly goBack: () => void;
  readonly goTo: (cursor: string) => void;
  readonly restart: () => void;
}

/** Remembers the cursors of the pages before this one, since the server only tells the next. */
export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    isFirst: cursors.length === 0,
    goBack: () => setCursors(cursors.slice(0, -1)),
    goTo: (cursor) => setCursors([...cursors, cursor]),
    restart: () => setCursors([]),
  };
}

interface PageButtonsProps {
  readonly pages: Pages;
  /** The cursor of the next page; null on the last. */
  readonly next: string | null;
  readonly words: readonly [back: string, forward: string];
}

/** Nothing where all is on one page. */
export function PageButtons({ pages, next, words: [back, forward] }: PageButtonsProps): ReactElement | null {
  if (pages.isFirst && next === null) return null;
  return (
    <div className="actions">
      <button type="button" disabled={pages.isFirst} onClick={pages.goBack}>
        {back}
      </button>
      <button
        type="button"
        disabled={next === null}
        onClick={() => {
          if (next !== null) pages.goTo(next);
        }}
      >
        {forward}
      </button>
    </div>
  );
}
