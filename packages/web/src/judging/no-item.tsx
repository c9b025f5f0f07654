import type { Completion, MyProgress, Next } from '@stet/server';
import type { ReactElement } from 'react';
import { Completed } from '../crowd/completed.js';
import { words } from '../language/words.js';

interface NoItemProps {
  /** Answers that the server has not acknowledged. */
  readonly unsent: number;
  readonly why: Next['why'];
  /** For a participant who has finished. */
  readonly completion: Completion | null;
  readonly progress: MyProgress;
  readonly onBack: (() => void) | undefined;
}

/** Nothing to judge: says why, and what happens next. */
export function NoItem({ unsent, why, completion, progress, onBack }: NoItemProps): ReactElement {
  const { judging } = words();
  const [title, text] = unsent > 0 ? judging.notSentYet : why === null ? judging.itemComes : judging.noItem[why];
  return (
    <section className="no-item" role="status">
      <h1>{title}</h1>
      {completion === null ? <p>{text}</p> : <Completed completion={completion} />}
      <p className="tally">{judging.tally(progress.judged, progress.skipped)}</p>
      {onBack !== undefined && (
        <p>
          <button type="button" onClick={onBack}>
            {judging.lookAgain}
          </button>
        </p>
      )}
    </section>
  );
}
