import type { ReactElement, ReactNode } from 'react';
import { ProblemNote } from '../../shell/problem-note.js';
import type { Draft } from './use-draft.js';

interface DraftFormProps {
  readonly draft: Draft;
  /** What the button saves. */
  readonly what: string;
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** A section of the settings with its save button, and whether it is saved. */
export function DraftForm({ draft, what, stacked = false, children }: DraftFormProps): ReactElement {
  const { isKept, keep, busy, error } = draft;
  return (
    <form
      className={stacked ? 'stack' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      {children}
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        <button type="submit" disabled={busy || isKept}>
          Save {what}
        </button>
        <p role="status" className="quiet">
          {isKept ? 'Saved.' : 'Not saved yet.'}
        </p>
      </div>
    </form>
  );
}
