import { useState, type ReactElement, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';
import { useAction } from './use-action.js';

interface AskButtonProps {
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  /** False where nothing would be lost: then it is done at once. */
  readonly asks?: boolean;
  readonly title: string;
  /** What will happen. */
  readonly question: ReactNode;
  /** The words of the button that does it. */
  readonly confirm: string;
  readonly onConfirm: () => unknown;
  /** The words of the button that asks. */
  readonly children: ReactNode;
}

/** A button that asks before it does something. */
export function AskButton(props: AskButtonProps): ReactElement {
  const { className, disabled, asks = true, title, question, confirm, onConfirm, children } = props;
  const [asking, setAsking] = useState(false);
  const action = useAction(async () => {
    await onConfirm();
    setAsking(false);
  });
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => (asks ? setAsking(true) : action.run())}
      >
        {children}
      </button>
      {asking && (
        <ConfirmDialog title={title} confirm={confirm} action={action} onClose={() => setAsking(false)}>
          {question}
        </ConfirmDialog>
      )}
    </>
  );
}
