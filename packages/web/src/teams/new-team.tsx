import type { TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

/** Adds a team, and shows its link once. */
export function NewTeam({ task }: { readonly task: string }): ReactElement {
  const [name, setName] = useState('');
  const [newTeam, setNewTeam] = useState<TeamLink>();
  const { run, busy, error } = useAction(async (called: string) => {
    setNewTeam(await api.post('/tasks/:task/teams', { param: { task }, json: { name: called } }));
    setName('');
  });
  return (
    <section aria-labelledby="new-team">
      <h2 id="new-team">Add a team</h2>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          run(name.trim());
        }}
      >
        <label>
          Name of the team
          <input
            type="text"
            required
            maxLength={80}
            dir="auto"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        </label>
        <button type="submit" disabled={busy}>
          Add
        </button>
      </form>
      {error !== undefined && <ProblemNote error={error} />}
      {newTeam !== undefined && (
        <CopyLink
          link={newTeam.link}
          title={`The link of ${newTeam.team.name}`}
          note="It is the team's key, and shown only now; a lost one can be renewed."
        />
      )}
    </section>
  );
}
