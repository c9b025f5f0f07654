import type { ReactElement } from 'react';
import { LONGEST_DRAFT, type Kept } from './draft.js';
import { words } from '../../language/words.js';

interface DraftNoteProps {
  readonly kept: Kept;
  /** Shows the draft that a link has put aside; undefined where there is none. */
  readonly onReturn: (() => void) | undefined;
}

/** What is unusual about the draft: that it is not kept, or not shown. */
export function DraftNote({ kept, onReturn }: DraftNoteProps): ReactElement {
  const { playground } = words();
  return (
    <div role="status" className="draft-state">
      {kept === 'too-long' && <p className="note">{playground.draftTooLong(LONGEST_DRAFT)}</p>}
      {kept === 'refused' && <p className="note">{playground.draftRefused}</p>}
      {onReturn !== undefined && (
        <p className="note">
          {playground.linkedText}{' '}
          <button type="button" onClick={onReturn}>
            {playground.backToDraft}
          </button>
        </p>
      )}
    </div>
  );
}
