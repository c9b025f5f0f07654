import type { Completion, MyProgress, Next } from '@stet/server';
import type { ReactElement } from 'react';
import { Completed } from '../crowd/completed.js';

interface NoItemProps {
  /** Answers that the server has not acknowledged. */
  readonly unsent: number;
  readonly why: Next['why'];
  /** For a participant who has finished. */
  readonly completion: Completion | null;
  readonly progress: MyProgress;
  readonly onBack: (() => void) | undefined;
}

const WORDS: Readonly<Record<NonNullable<Next['why']>, readonly [title: string, text: string]>> = {
  finished: ['All done', 'There is nothing left for you to judge. Thank you: every answer is with the organiser.'],
  waiting: [
    'Nothing free just now',
    'The items that are left are with other judges. If one comes back, it appears here by itself.',
  ],
  paused: ['Paused', 'The organiser has paused your work. Your answers are safe; this page continues by itself.'],
  'not-running': ['Not open', 'The campaign is not running. This page continues by itself when it starts.'],
};

const SOON = ['One moment', 'The next item is on its way …'] as const;
const UNSENT = [
  'Not sent yet',
  'Your last answers are kept on this device. This page continues when the server has them.',
] as const;

/** Nothing to judge: says why, and what happens next. */
export function NoItem({ unsent, why, completion, progress, onBack }: NoItemProps): ReactElement {
  const [title, text] = unsent > 0 ? UNSENT : why === null ? SOON : WORDS[why];
  return (
    <section className="no-item" role="status">
      <h1>{title}</h1>
      {completion === null ? <p>{text}</p> : <Completed completion={completion} />}
      <p className="tally">
        {progress.judged} judged{progress.skipped > 0 && `, ${progress.skipped} skipped`}
      </p>
      {onBack !== undefined && (
        <p>
          <button type="button" onClick={onBack}>
            Look at the last item again
          </button>
        </p>
      )}
    </section>
  );
}
