import type { ReactElement } from 'react';
import { Reported } from '../shell/reported.js';

interface DroppedMarksProps {
  /** A note for each mark. */
  readonly notes: readonly string[];
  /** How many there are, and what did not become of them. */
  readonly summary: (count: number) => string;
}

/** The marks that were left aside, folded up; nothing if there are none. */
export function DroppedMarks({ notes, summary }: DroppedMarksProps): ReactElement | null {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>{summary(notes.length)}</summary>
      <ul>
        {notes.map((note, at) => (
          <li key={at}>
            <Reported>{note}</Reported>
          </li>
        ))}
      </ul>
    </details>
  );
}
