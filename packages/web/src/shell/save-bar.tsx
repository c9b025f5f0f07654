import type { ReactElement } from 'react';
import { ProblemNote } from './problem-note.js';

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
  const isUnsaved = changes.length > 0;
  return (
    <div className={`save-bar ${isUnsaved ? 'unsaved' : isSaved ? 'saved' : ''}`}>
      {error !== undefined && <ProblemNote error={error} />}
      <p role="status">
        {isUnsaved ? (busy ? 'Saving …' : `Not saved yet: ${changes.join(', ')}.`) : isSaved ? 'Saved.' : ''}
      </p>
      {isUnsaved && (
        <div className="actions">
          <button type="submit" className="main" disabled={busy}>
            Save
          </button>
          <button type="button" className="quiet" disabled={busy} onClick={onDiscard}>
            Discard changes
          </button>
        </div>
      )}
    </div>
  );
}
