import type { Sheet } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import type { SheetContent } from './sheet-state.js';

interface ConflictNoteProps {
  readonly theirs: Sheet;
  readonly mine: SheetContent;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Two windows changed the same sheet: says what the server has, and lets the annotator choose. */
export function ConflictNote({ theirs, mine, onTheirs, onMine }: ConflictNoteProps): ReactElement {
  const { annotating } = words();
  return (
    <div className="note problem" role="alert">
      <p>{annotating.conflict(theirs.marks.length, theirs.state === 'done', mine.marks.length)}</p>
      <div className="actions">
        <button type="button" onClick={onTheirs}>
          {annotating.useTheirs}
        </button>
        <button type="button" onClick={onMine}>
          {annotating.keepMine}
        </button>
      </div>
    </div>
  );
}
