import type { TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { NameForm } from '../shell/name-form.js';
import { ONLY_NOW } from '../shell/only-now.js';

/** Adds a team, and shows its link once. */
export function NewTeam({ task }: { readonly task: string }): ReactElement {
  const [newTeam, setNewTeam] = useState<TeamLink>();
  return (
    <section aria-labelledby="new-team">
      <h2 id="new-team">Add a team</h2>
      <NameForm
        label="Name of the team"
        maxLength={80}
        button="Add"
        onName={async (name) => {
          setNewTeam(await api.post('/tasks/:task/teams', { param: { task }, json: { name } }));
        }}
      />
      {newTeam !== undefined && (
        <CopyLink
          key={newTeam.link}
          link={newTeam.link}
          title={`The link of ${newTeam.team.name}`}
          note={`It is the team's key. ${ONLY_NOW}`}
        />
      )}
    </section>
  );
}
