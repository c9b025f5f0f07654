import type { ReactElement } from 'react';
import { ProblemNote } from '../shell/problem-note.js';
import { words } from '../language/words.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';

interface TakeBackProps {
  readonly id: string;
  /** The edit in words. */
  readonly edit: string;
  readonly autoFocus?: boolean;
  readonly onTakeBack: (id: string) => Promise<void>;
}

/** Takes a proposal back. */
export function TakeBack({ id, edit, autoFocus = false, onTakeBack }: TakeBackProps): ReactElement {
  const { on, busy, error } = useAction(onTakeBack);
  return (
    <>
      <button type="button" className="quiet" autoFocus={autoFocus} disabled={busy} onClick={on(id)}>
        {words().proposals.takeBack(unseen, edit)}
      </button>
      {error !== undefined && <ProblemNote error={error} />}
    </>
  );
}
