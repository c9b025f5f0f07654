import type { Team, TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { LinkButtons } from '../shell/link-buttons.js';
import { ProblemNote } from '../shell/problem-note.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';
import { Moment } from '../time/moment.js';
import { RemoveTeam } from './remove-team.js';

const LINK = '/tasks/:task/teams/:team/link';

/** The teams, and what can be done about them and their links. */
export function TeamList({ task, teams }: { readonly task: string; readonly teams: readonly Team[] }): ReactElement {
  const [renewed, setRenewed] = useState<TeamLink>();
  const { on, busy, error } = useAction(({ id: team }: Team) =>
    api.put('/tasks/:task/teams/:team/approval', { param: { task, team } }),
  );
  const texts = words().teams;
  return (
    <section aria-labelledby="teams">
      <h2 id="teams">{words().tasks.teams(teams.length)}</h2>
      {error !== undefined && <ProblemNote error={error} />}
      {renewed !== undefined && (
        <CopyLink
          key={renewed.link}
          link={renewed.link}
          title={texts.newLinkOf(renewed.team.name)}
          note={words().shell.onlyNow}
        />
      )}
      <ul className="people">
        {teams.map((team) => (
          <li key={team.id}>
            <span>
              <bdi>{team.name}</bdi>{' '}
              <span className="quiet">{texts.since(<Moment at={team.createdAt} />, team.submissions)}</span>{' '}
              {!team.linked && <span className="state">{texts.noLink}</span>}{' '}
              {!team.approved && <span className="state">{texts.waits}</span>}
            </span>
            <span className="actions">
              {!team.approved && (
                <button type="button" disabled={busy} onClick={on(team)}>
                  {texts.approve(unseen, team.name)}
                </button>
              )}
              <LinkButtons
                name={team.name}
                hasLink={team.linked}
                kept={texts.kept}
                onRenew={async () => setRenewed(await api.post(LINK, { param: { task, team: team.id } }))}
                onRevoke={async () => {
                  await api.delete(LINK, { param: { task, team: team.id } });
                  setRenewed(undefined);
                }}
              />
              <RemoveTeam task={task} team={team} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
