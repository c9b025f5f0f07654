import type { Team, TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { counted, day } from '../shell/format.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

const LINK = '/tasks/:task/teams/:team/link';

/** The teams, and what can be done about their links. */
export function TeamList({ task, teams }: { readonly task: string; readonly teams: readonly Team[] }): ReactElement {
  const [renewed, setRenewed] = useState<TeamLink>();
  const { on, busy, error } = useAction(async ({ id: team }: Team, change: 'renew' | 'revoke') => {
    const link = { param: { task, team } };
    setRenewed(await (change === 'renew' ? api.post(LINK, link) : api.delete(LINK, link)));
  });
  return (
    <section aria-labelledby="teams">
      <h2 id="teams">{counted(teams.length, 'team')}</h2>
      {error !== undefined && <ProblemNote error={error} />}
      {renewed !== undefined && (
        <CopyLink
          link={renewed.link}
          title={`The new link of ${renewed.team.name}`}
          note="The old one no longer works."
        />
      )}
      <ul className="people">
        {teams.map((team) => (
          <li key={team.id}>
            <span>
              <bdi>{team.name}</bdi>{' '}
              <span className="quiet">
                since {day(team.createdAt)}, {counted(team.submissions, 'submission')}
              </span>{' '}
              {!team.linked && <span className="state">no link</span>}
            </span>
            <span className="actions">
              <button type="button" className="quiet" disabled={busy} onClick={on(team, 'renew')}>
                {team.linked ? 'Renew link' : 'Make link'}
                <span className="unseen"> of {team.name}</span>
              </button>
              {team.linked && (
                <button type="button" className="quiet" disabled={busy} onClick={on(team, 'revoke')}>
                  Revoke link<span className="unseen"> of {team.name}</span>
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
