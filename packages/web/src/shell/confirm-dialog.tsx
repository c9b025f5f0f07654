import type { ReactElement, ReactNode } from 'react';
import { Modal } from './modal.js';
import { ProblemNote } from './problem-note.js';
import type { Action } from './use-action.js';
import { words } from '../language/words.js';

interface ConfirmDialogProps {
  readonly title: string;
  /** The words of the button that does it, and of the one that does not. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly action: Pick<Action<[]>, 'run' | 'busy' | 'error'>;
  readonly onClose: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Asks before something that is hard to undo. The safe button comes first, and Escape is the same as it. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { title, confirm, cancel = words().shell.cancel, action, onClose, children } = props;
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {cancel}
          </button>
          <button type="button" className="danger" disabled={action.busy} onClick={() => action.run()}>
            {confirm}
          </button>
        </>
      }
    >
      <p>{children}</p>
      {action.error !== undefined && <ProblemNote error={action.error} />}
    </Modal>
  );
}
