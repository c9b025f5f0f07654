import type { Team, TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { counted } from '../shell/format.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { Moment } from '../time/moment.js';
import { RemoveTeam } from './remove-team.js';

const LINK = '/tasks/:task/teams/:team/link';

/** The teams, and what can be done about them and their links. */
export function TeamList({ task, teams }: { readonly task: string; readonly teams: readonly Team[] }): ReactElement {
  const [renewed, setRenewed] = useState<TeamLink>();
  const { on, busy, error } = useAction(async ({ id: team }: Team, change: 'renew' | 'revoke' | 'approve') => {
    const link = { param: { task, team } };
    if (change === 'approve') await api.put('/tasks/:task/teams/:team/approval', link);
    else setRenewed(await (change === 'renew' ? api.post(LINK, link) : api.delete(LINK, link)));
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
                since <Moment at={team.createdAt} />, {counted(team.submissions, 'submission')}
              </span>{' '}
              {!team.linked && <span className="state">no link</span>}{' '}
              {!team.approved && <span className="state">waits for you</span>}
            </span>
            <span className="actions">
              {!team.approved && (
                <button type="button" disabled={busy} onClick={on(team, 'approve')}>
                  Approve<span className="unseen"> {team.name}</span>
                </button>
              )}
              <button type="button" className="quiet" disabled={busy} onClick={on(team, 'renew')}>
                {team.linked ? 'Renew link' : 'Make link'}
                <span className="unseen"> of {team.name}</span>
              </button>
              {team.linked && (
                <button type="button" className="quiet" disabled={busy} onClick={on(team, 'revoke')}>
                  Revoke link<span className="unseen"> of {team.name}</span>
                </button>
              )}
              <RemoveTeam task={task} team={team} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
