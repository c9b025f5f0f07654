import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import { PageButtons, usePages } from '../shell/pages.js';
import { ProblemNote } from '../shell/problem-note.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';
import { scoreText } from '../scores/score-text.js';
import type { TaskProps } from '../tasks/task-props.js';
import { Moment } from '../time/moment.js';
import { ReasonNote } from './reason-note.js';

const ROWS = 50;

/** All submissions with their states, for organisers. */
export default function SubmissionsRoom({ task }: TaskProps): ReactElement {
  const { id, version, submissions, settings } = task;
  const pages = usePages();
  const { cursor } = pages;
  const query = useQuery('/tasks/:task/submissions', { param: { task: id }, query: { limit: ROWS, cursor }, version });
  const { on, busy, error } = useAction(async (submission: string, withdrawn: boolean) => {
    await api.patch('/tasks/:task/submissions/:submission', { param: { task: id, submission }, json: { withdrawn } });
  });
  const texts = words().submissions;
  return (
    <section aria-labelledby="submissions">
      <h2 id="submissions">{words().tasks.submissions(submissions)}</h2>
      {error !== undefined && <ProblemNote error={error} />}
      <Loaded query={query} what={texts.wanted}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="empty">{texts.none}</p>}
            <ul className="items">
              {rows.map((submission) => {
                const { state, team, number, note, scores, ranked } = submission;
                const official = scores?.metrics.find(({ metric }) => metric === settings.official);
                return (
                  <li key={submission.id}>
                    <div className="submission">
                      <h3>
                        {texts.title(<bdi>{team.name}</bdi>, number)}{' '}
                        <span className={`state ${state}`}>{texts.states[state]}</span>{' '}
                        {ranked && <span className="state running">{texts.counts}</span>}
                      </h3>
                      <p className="facts">
                        <Moment at={submission.submittedAt} />
                        {note !== '' && <bdi>{note}</bdi>}
                        {official !== undefined && <span>{scoreText(official)}</span>}
                      </p>
                      {submission.reason !== null && <ReasonNote reason={submission.reason} />}
                      <div className="actions">
                        {scores !== null && (
                          <Link
                            href={`/tasks/${id}/explorer?system=${encodeURIComponent(ranked ? team.name : `${team.name} #${number}`)}`}
                          >
                            {texts.explore(unseen, team.name, number)}
                          </Link>
                        )}
                        <a
                          href={api.href('/tasks/:task/submissions/:submission/output', {
                            param: { task: id, submission: submission.id },
                          })}
                          download
                        >
                          {texts.output(unseen, team.name, number)}
                        </a>
                        <button
                          type="button"
                          className="quiet"
                          disabled={busy}
                          onClick={on(submission.id, state !== 'withdrawn')}
                        >
                          {state === 'withdrawn'
                            ? texts.restore(unseen, team.name, number)
                            : texts.withdraw(unseen, team.name, number)}
                        </button>
                      </div>
                    </div>
                  </li>
                );
              })}
            </ul>
            {(!pages.isFirst || next !== null) && (
              <PageButtons pages={pages} next={next} words={[texts.newer, texts.older]} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
