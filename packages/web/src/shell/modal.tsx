import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { words } from '../language/words.js';

interface ModalProps {
  readonly title: string;
  /** Without it the dialog cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  /** Buttons instead of the one that closes it; the first of them has the focus. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog over the page; Escape closes it if `onClose` is given. */
export function Modal({ title, onClose, actions, children }: ModalProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {(actions !== undefined || onClose !== undefined) && (
        <div className="actions">
          {actions ?? (
            <button type="button" onClick={onClose}>
              {words().shell.close}
            </button>
          )}
        </div>
      )}
    </dialog>
  );
}
