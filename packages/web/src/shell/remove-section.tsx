import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { RemoveDialog } from './remove-dialog.js';
import { useAction } from './use-action.js';

interface RemoveSectionProps {
  /** The noun for it, such as `campaign`. */
  readonly what: string;
  readonly name: string;
  readonly onRemove: () => Promise<unknown>;
  /** What is lost with it. */
  readonly loss: string;
}

/** Removes a campaign or a task, after asking. */
export function RemoveSection({ what, name, onRemove, loss }: RemoveSectionProps): ReactElement {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const removing = useAction(async () => {
    await onRemove();
    navigate('/');
  });
  return (
    <section aria-labelledby="remove">
      <h2 id="remove">Remove</h2>
      <p>
        <button type="button" onClick={() => setAsking(true)}>
          Remove this {what} …
        </button>
      </p>
      {asking && (
        <RemoveDialog name={name} removing={removing} onClose={() => setAsking(false)}>
          {loss}
        </RemoveDialog>
      )}
    </section>
  );
}
