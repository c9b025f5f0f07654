import type { Submission, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { metricTitle } from '@stet/core/internal';
import { api } from '../api/api.js';
import { ScoreDetails } from '../scores/score-details.js';
import { scoreText } from '../scores/score-text.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { ReasonNote } from '../submissions/reason-note.js';
import { STATES } from '../submissions/states.js';
import { Moment } from '../time/moment.js';

interface SubmissionCardProps {
  readonly task: Task;
  readonly submission: Submission;
  readonly teamKey: string;
  readonly isLatest: boolean;
}

/** What became of a submission. */
export function SubmissionCard(props: SubmissionCardProps): ReactElement {
  const { task, submission, teamKey, isLatest } = props;
  const { id, number, note, state, scores, reason } = submission;
  const { on, busy, error } = useAction(async (json: { readonly chosen?: boolean; readonly withdrawn?: boolean }) => {
    await api.patch('/team/submissions/:submission', { param: { submission: id }, json, key: teamKey });
  });
  const official = scores?.metrics.find(({ metric }) => metric === task.settings.official);
  const isWaiting = state === 'waiting' || state === 'stale';
  return (
    <li>
      <h3>
        Submission {number} <span className={`state ${state}`}>{STATES[state]}</span>{' '}
        {submission.ranked && <span className="state running">counts</span>}
      </h3>
      <p className="facts">
        <Moment at={submission.submittedAt} />
        {note !== '' && <bdi>{note}</bdi>}
        {!submission.charged && state !== 'waiting' && <span>not counted against the limit</span>}
      </p>
      <div role={isLatest ? 'status' : undefined}>
        {isWaiting && <p className="waiting">Being scored …</p>}
        {official !== undefined && (
          <p className="official">
            {metricTitle(official.metric)} <b>{scoreText(official)}</b>
          </p>
        )}
        {reason !== null && <ReasonNote reason={reason} />}
      </div>
      {scores !== null && (
        <details>
          <summary>
            All scores, by type and by annotator<span className="unseen"> of submission {number}</span>
          </summary>
          <ScoreDetails id={id} scores={scores} />
        </details>
      )}
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        {scores !== null && task.may.readGold && (
          <Link href={`/team/${teamKey}/explorer?system=${encodeURIComponent(`#${number}`)}`}>
            Open in the explorer<span className="unseen">: submission {number}</span>
          </Link>
        )}
        {task.settings.ranked === 'chosen' && state !== 'withdrawn' && (
          <button
            type="button"
            className="quiet"
            aria-pressed={submission.chosen}
            disabled={busy}
            onClick={on({ chosen: !submission.chosen })}
          >
            Rank us by this one<span className="unseen">: submission {number}</span>
          </button>
        )}
        <button type="button" className="quiet" disabled={busy} onClick={on({ withdrawn: state !== 'withdrawn' })}>
          {state === 'withdrawn' ? 'Restore' : 'Withdraw'}
          <span className="unseen"> submission {number}</span>
        </button>
      </div>
    </li>
  );
}
