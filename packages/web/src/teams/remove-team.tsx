import { counted } from '@stet/core/internal';
import type { Team } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { AskButton } from '../shell/ask-button.js';

/** Removes a team, after asking. */
export function RemoveTeam({ task, team }: { readonly task: string; readonly team: Team }): ReactElement {
  const { id, name, submissions } = team;
  return (
    <AskButton
      className="quiet"
      title={`Remove ${name}?`}
      question={`Its ${counted(submissions, 'submission')} and its proposals are removed with it. The history below keeps its name.`}
      confirm="Remove it for good"
      onConfirm={() => api.delete('/tasks/:task/teams/:team', { param: { task, team: id } })}
    >
      Remove<span className="unseen"> {name}</span> …
    </AskButton>
  );
}
