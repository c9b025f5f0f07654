import type { TaskSettings } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
import { AskButton } from '../../shell/ask-button.js';
import { ProblemNote } from '../../shell/problem-note.js';
import { unseen } from '../../shell/unseen.js';
import { useAction } from '../../shell/use-action.js';
import { useNow } from '../../time/use-now.js';
import type { TaskProps } from '../task-props.js';
import { earlyRelease } from './early-release.js';
import type { Draft } from './use-draft.js';

interface ReleaseButtonProps extends TaskProps {
  readonly draft: Draft;
  readonly what: keyof TaskSettings['release'];
}

const MINUTE = 60_000;

/** Makes something public at once, or takes it back; it asks first where that gives answers away. */
export function ReleaseButton({ task: { settings }, draft, what }: ReleaseButtonProps): ReactElement {
  const now = useNow();
  const releasedAt = settings.release[what];
  const isPublic = releasedAt !== null && releasedAt <= now;
  // Rounded to the minute, as in the fields.
  const at = Math.floor(now / MINUTE) * MINUTE;
  const act = (): Promise<void> => draft.act('release', { [what]: isPublic ? null : at });
  const { on, busy, error } = useAction(act);
  const question = isPublic ? undefined : earlyRelease(what, at, settings.phases, now);
  const { release } = words().tasks;
  const texts = release[what];
  const label = isPublic ? texts.hide(unseen) : texts.release(unseen);
  return (
    <>
      {question === undefined ? (
        <button type="button" className="quiet" disabled={busy} onClick={on()}>
          {label}
        </button>
      ) : (
        <AskButton className="quiet" title={texts.ask} question={question} confirm={release.now} onConfirm={act}>
          {label}
        </AskButton>
      )}
      {error !== undefined && <ProblemNote error={error} />}
    </>
  );
}
