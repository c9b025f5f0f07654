import type { Team } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { AskButton } from '../shell/ask-button.js';
import { unseen } from '../shell/unseen.js';

interface RemoveTeamProps {
  readonly team: Team;
  readonly onRemove: () => Promise<unknown>;
}

/** Removes a team, after asking. */
export function RemoveTeam({ team: { name, submissions }, onRemove }: RemoveTeamProps): ReactElement {
  const { shell, teams } = words();
  return (
    <AskButton
      className="quiet"
      title={shell.removeNamed(name)}
      question={teams.remove.question(submissions)}
      confirm={shell.removeForGood}
      onConfirm={onRemove}
    >
      {teams.remove.button(unseen, name)}
    </AskButton>
  );
}
