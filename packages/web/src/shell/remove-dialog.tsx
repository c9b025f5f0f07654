import type { ReactElement, ReactNode } from 'react';
import { Modal } from './modal.js';
import { ProblemNote } from './problem-note.js';
import type { Action } from './use-action.js';

interface RemoveDialogProps {
  readonly name: string;
  readonly removing: Action<[]>;
  readonly onClose: () => void;
  /** What is lost with it. */
  readonly children: ReactNode;
}

/** Asks before something is removed for good. */
export function RemoveDialog({ name, removing, onClose, children }: RemoveDialogProps): ReactElement {
  const { run, busy, error } = removing;
  return (
    <Modal title={`Remove ${name}?`} onClose={onClose}>
      <p>{children}</p>
      {error !== undefined && <ProblemNote error={error} />}
      <p>
        <button type="button" className="danger" disabled={busy} onClick={run}>
          Remove it for good
        </button>
      </p>
    </Modal>
  );
}
