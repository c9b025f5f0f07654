import type { Team } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { AskButton } from '../shell/ask-button.js';
import { unseen } from '../shell/unseen.js';

/** Removes a team, after asking. */
export function RemoveTeam({ task, team }: { readonly task: string; readonly team: Team }): ReactElement {
  const { id, name, submissions } = team;
  const { shell, teams } = words();
  return (
    <AskButton
      className="quiet"
      title={shell.removeNamed(name)}
      question={teams.remove.question(submissions)}
      confirm={shell.removeForGood}
      onConfirm={() => api.delete('/tasks/:task/teams/:team', { param: { task, team: id } })}
    >
      {teams.remove.button(unseen, name)}
    </AskButton>
  );
}
