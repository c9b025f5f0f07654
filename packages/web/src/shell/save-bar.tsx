import type { ReactElement } from 'react';
import { ProblemNote } from './problem-note.js';
import { words } from '../language/words.js';

interface SaveBarProps {
  /** What has changed, in words. */
  readonly changes: readonly string[];
  /** Whether something was saved on this page. */
  readonly isSaved: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onDiscard: () => void;
}

/** Stays at the foot of the window while something is unsaved, and for a moment once it is saved. */
export function SaveBar({ changes, isSaved, busy, error, onDiscard }: SaveBarProps): ReactElement {
  const { shell } = words();
  const isUnsaved = changes.length > 0;
  return (
    <div className={`save-bar ${isUnsaved ? 'unsaved' : isSaved ? 'saved' : ''}`}>
      {error !== undefined && <ProblemNote error={error} />}
      <p role="status">
        {isUnsaved ? (busy ? shell.saving : shell.notSavedYet(changes.join(', '))) : isSaved ? shell.saved : ''}
      </p>
      {isUnsaved && (
        <div className="actions">
          <button type="submit" className="main" disabled={busy}>
            {shell.save}
          </button>
          <button type="button" className="quiet" disabled={busy} onClick={onDiscard}>
            {shell.discardChanges}
          </button>
        </div>
      )}
    </div>
  );
}
