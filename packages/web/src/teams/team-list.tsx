import type { Team } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { LinkButtons } from '../shell/link-buttons.js';
import { ProblemNote } from '../shell/problem-note.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';
import { Moment } from '../time/moment.js';
import { RemoveTeam } from './remove-team.js';
import type { NewLink, TeamActions } from './team-actions.js';

interface TeamListProps {
  readonly actions: TeamActions;
  readonly teams: readonly Team[];
}

/** The teams, and what can be done about them and their links. */
export function TeamList({ actions, teams }: TeamListProps): ReactElement {
  const [renewed, setRenewed] = useState<NewLink>();
  const approve = useAction(actions.approve);
  const mark = useAction(actions.setBaseline);
  const busy = approve.busy || mark.busy;
  const error = approve.error ?? mark.error;
  const texts = words().teams;
  return (
    <section aria-labelledby="teams">
      <h2 id="teams">{words().tasks.teams(teams.length)}</h2>
      {error !== undefined && <ProblemNote error={error} />}
      {renewed !== undefined && (
        <CopyLink
          key={renewed.link}
          link={renewed.link}
          title={texts.newLinkOf(renewed.name)}
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
              {!team.approved && <span className="state">{texts.waits}</span>}{' '}
              {team.isBaseline && <span className="state">{texts.baseline}</span>}
            </span>
            <span className="actions">
              {!team.approved && (
                <button type="button" disabled={busy} onClick={approve.on(team)}>
                  {texts.approve(unseen, team.name)}
                </button>
              )}
              <LinkButtons
                name={team.name}
                hasLink={team.linked}
                kept={texts.kept}
                onRenew={async () => setRenewed(await actions.renew(team))}
                onRevoke={async () => {
                  await actions.revoke(team);
                  setRenewed(undefined);
                }}
              />
              <button type="button" className="quiet" disabled={busy} onClick={mark.on(team, !team.isBaseline)}>
                {team.isBaseline ? texts.unpin(unseen, team.name) : texts.pin(unseen, team.name)}
              </button>
              <RemoveTeam team={team} onRemove={() => actions.remove(team)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
