import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { AskButton } from './ask-button.js';
import { words } from '../language/words.js';

interface RemoveSectionProps {
  readonly what: 'benchmark' | 'campaign' | 'task';
  readonly name: string;
  readonly onRemove: () => Promise<unknown>;
  /** Where to go then; home by default. */
  readonly to?: string;
  /** What is lost with it. */
  readonly loss: string;
}

/** Removes a campaign, a task or a benchmark, after asking. */
export function RemoveSection({ what, name, onRemove, to = '/', loss }: RemoveSectionProps): ReactElement {
  const { shell } = words();
  const [, navigate] = useLocation();
  return (
    <section aria-labelledby="remove">
      <h2 id="remove">{shell.remove}</h2>
      <AskButton
        title={shell.removeNamed(name)}
        question={loss}
        confirm={shell.removeForGood}
        onConfirm={async () => {
          await onRemove();
          navigate(to, { replace: true });
        }}
      >
        {shell.removeThis[what]}
      </AskButton>
    </section>
  );
}
