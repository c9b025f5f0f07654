import { counted } from '@stet/core/internal';
import type { ReactElement } from 'react';

interface DroppedMarksProps {
  /** A note for each mark. */
  readonly notes: readonly string[];
  /** What did not become of them. */
  readonly outcome: string;
}

/** The marks that were left aside, folded up; nothing if there are none. */
export function DroppedMarks({ notes, outcome }: DroppedMarksProps): ReactElement | null {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>
        {counted(notes.length, 'mark')} {outcome}
      </summary>
      <ul>
        {notes.map((note, at) => (
          <li key={at}>
            <bdi>{note}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
