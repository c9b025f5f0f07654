import type { Task } from '@stet/server';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

/** Links the leaderboard to the human evaluation; an organiser starts one with one click. */
export function PeopleNote({ task }: { readonly task: Task }): ReactElement | null {
  const { id, campaign, may, submissions } = task;
  const [, navigate] = useLocation();
  const { run, busy, error } = useAction(async () => {
    const begun = await api.post('/tasks/:task/campaign', { param: { task: id } });
    navigate(`/campaigns/${begun.id}/settings`);
  });
  if (campaign === null && !may.organise) return null;
  return (
    <section aria-labelledby="people">
      <h2 id="people">People</h2>
      {campaign !== null ? (
        <p>
          People judge these submissions, too: <Link href={`/tasks/${id}/people`}>people and metrics</Link>.
        </p>
      ) : (
        <>
          <p>
            A metric says how far a system agrees with the gold, not how good its sentences are. Judges who rank the
            outputs can tell you that; afterwards you see how far they and the metrics agree.
          </p>
          <button type="button" disabled={busy || submissions < FEWEST} onClick={run}>
            Have people judge these submissions
          </button>
          {submissions < FEWEST && <p className="quiet">Submissions of two teams are needed.</p>}
          {error !== undefined && <ProblemNote error={error} />}
        </>
      )}
    </section>
  );
}

const FEWEST = 2;
