import type { ReactElement, ReactNode } from 'react';
import { ProblemNote } from './problem-note.js';
import { submits } from './use-action.js';

/** A change that is saved by a button. */
export interface Saving {
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly busy: boolean;
  readonly error: unknown;
}

interface SaveFormProps {
  readonly saving: Saving;
  /** What the button saves. */
  readonly what: string;
  readonly stacked?: boolean;
  /** A button before the one that saves. */
  readonly action?: ReactNode;
  /** What is said when there is nothing to save. */
  readonly saved?: string;
  readonly children: ReactNode;
}

/** Fields with the button that saves them, and whether they are saved. */
export function SaveForm(props: SaveFormProps): ReactElement {
  const { saving, what, stacked = false, action, saved = 'Saved.', children } = props;
  const { isKept, keep, busy, error } = saving;
  return (
    <form className={stacked ? 'stack' : undefined} onSubmit={submits(keep)}>
      {children}
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        {action}
        <button type="submit" disabled={busy || isKept}>
          Save {what}
        </button>
        <p role="status" className="quiet">
          {isKept ? saved : 'Not saved yet.'}
        </p>
      </div>
    </form>
  );
}
