import type { Task } from '@stet/server';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
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
  const { people } = words();
  return (
    <section aria-labelledby="people">
      <h2 id="people">{people.title}</h2>
      {campaign !== null ? (
        <p>
          {people.judgeToo((text) => (
            <Link href={`/tasks/${id}/people`}>{text}</Link>
          ))}
        </p>
      ) : (
        <>
          <p>{people.whyPeople}</p>
          <button type="button" disabled={busy || submissions < FEWEST} onClick={run}>
            {people.begin}
          </button>
          {submissions < FEWEST && <p className="quiet">{people.twoTeams}</p>}
          {error !== undefined && <ProblemNote error={error} />}
        </>
      )}
    </section>
  );
}

const FEWEST = 2;
