import type { Team } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { counted } from '../shell/format.js';
import { RemoveDialog } from '../shell/remove-dialog.js';
import { useAction } from '../shell/use-action.js';

/** Removes a team, after asking. */
export function RemoveTeam({ task, team }: { readonly task: string; readonly team: Team }): ReactElement {
  const [asking, setAsking] = useState(false);
  const removing = useAction(() => api.delete('/tasks/:task/teams/:team', { param: { task, team: team.id } }));
  return (
    <>
      <button type="button" className="quiet" onClick={() => setAsking(true)}>
        Remove<span className="unseen"> {team.name}</span> …
      </button>
      {asking && (
        <RemoveDialog name={team.name} removing={removing} onClose={() => setAsking(false)}>
          Its {counted(team.submissions, 'submission')} leave the board with it, and so does what it proposed. The
          history below keeps its name.
        </RemoveDialog>
      )}
    </>
  );
}
