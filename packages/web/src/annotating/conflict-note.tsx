import { counted } from '@stet/core/internal';
import type { Sheet } from '@stet/server';
import type { ReactElement } from 'react';
import type { SheetContent } from './sheet-state.js';

interface ConflictNoteProps {
  readonly theirs: Sheet;
  readonly mine: SheetContent;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Two windows changed the same sheet: says what the server has, and lets the annotator choose. */
export function ConflictNote({ theirs, mine, onTheirs, onMine }: ConflictNoteProps): ReactElement {
  return (
    <div className="note problem" role="alert">
      <p>
        <b>This essay was marked in another window.</b> There it has {counted(theirs.marks.length, 'mark')}
        {theirs.state === 'done' && ' and is done'}; here {counted(mine.marks.length, 'mark')}. The marks from here are
        not saved.
      </p>
      <div className="actions">
        <button type="button" onClick={onTheirs}>
          Use the marks from there
        </button>
        <button type="button" onClick={onMine}>
          Keep the marks from here
        </button>
      </div>
    </div>
  );
}
