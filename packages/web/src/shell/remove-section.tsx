import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { AskButton } from './ask-button.js';

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
  return (
    <section aria-labelledby="remove">
      <h2 id="remove">Remove</h2>
      <AskButton
        title={`Remove ${name}?`}
        question={loss}
        confirm="Remove it for good"
        onConfirm={async () => {
          await onRemove();
          navigate('/', { replace: true });
        }}
      >
        Remove this {what} …
      </AskButton>
    </section>
  );
}
