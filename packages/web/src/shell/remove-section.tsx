import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Modal } from './modal.js';
import { ProblemNote } from './problem-note.js';
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
  const { run, busy, error } = useAction(async () => {
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
        <Modal title={`Remove ${name}?`} onClose={() => setAsking(false)}>
          <p>{loss}</p>
          {error !== undefined && <ProblemNote error={error} />}
          <p>
            <button type="button" className="danger" disabled={busy} onClick={run}>
              Remove it for good
            </button>
          </p>
        </Modal>
      )}
    </section>
  );
}
