import type { ReactElement } from 'react';
import { LONGEST_DRAFT, type Kept } from './draft.js';

interface DraftNoteProps {
  readonly kept: Kept;
  /** Shows the draft that a link has put aside; undefined where there is none. */
  readonly onReturn: (() => void) | undefined;
}

const WARNINGS: Readonly<Record<Exclude<Kept, 'kept'>, string>> = {
  'too long': `These texts are too long for the browser to keep (more than ${LONGEST_DRAFT.toLocaleString('en')} characters): they are gone when you reload or close the page.`,
  refused: 'Your browser does not let this page keep a draft: the texts are gone when you reload or close the page.',
};

/** What is unusual about the draft: that it is not kept, or not shown. */
export function DraftNote({ kept, onReturn }: DraftNoteProps): ReactElement {
  return (
    <div role="status" className="draft-state">
      {kept !== 'kept' && <p className="note">{WARNINGS[kept]}</p>}
      {onReturn !== undefined && (
        <p className="note">
          This text came with a link. Your own draft is kept until you change something here.{' '}
          <button type="button" onClick={onReturn}>
            Back to my draft
          </button>
        </p>
      )}
    </div>
  );
}
