import type { Submission, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { metricTitle } from '@stet/core/internal';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { ScoreDetails } from '../scores/score-details.js';
import { scoreText } from '../scores/score-text.js';
import { ProblemNote } from '../shell/problem-note.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';
import { ReasonNote } from '../submissions/reason-note.js';
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
  const { submissions, team } = words();
  const texts = team.submission;
  const isWaiting = state === 'waiting' || state === 'stale';
  return (
    <li>
      <h3>
        {texts.title(number)} <span className={`state ${state}`}>{submissions.states[state]}</span>{' '}
        {submission.ranked && <span className="state running">{texts.counts}</span>}
      </h3>
      <p className="facts">
        <Moment at={submission.submittedAt} />
        {note !== '' && <bdi>{note}</bdi>}
        {!submission.charged && state !== 'waiting' && <span>{texts.notCharged}</span>}
      </p>
      <div role={isLatest ? 'status' : undefined}>
        {isWaiting && <p className="waiting">{texts.beingScored}</p>}
        {official !== undefined && (
          <p className="official">
            {metricTitle(official.metric)} <b>{scoreText(official)}</b>
          </p>
        )}
        {reason !== null && <ReasonNote reason={reason} />}
      </div>
      {scores !== null && (
        <details>
          <summary id={`${id}-summary`}>{texts.details(unseen, number)}</summary>
          <ScoreDetails id={id} within={`${id}-summary`} scores={scores} />
        </details>
      )}
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        {scores !== null && task.may.readGold && (
          <Link href={`/team/${teamKey}/explorer?system=${encodeURIComponent(`#${number}`)}`}>
            {texts.explore(unseen, number)}
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
            {texts.rankBy(unseen, number)}
          </button>
        )}
        <button type="button" className="quiet" disabled={busy} onClick={on({ withdrawn: state !== 'withdrawn' })}>
          {state === 'withdrawn' ? texts.restore(unseen, number) : texts.withdraw(unseen, number)}
        </button>
      </div>
    </li>
  );
}
