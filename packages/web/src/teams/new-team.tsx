import type { TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { NameForm } from '../shell/name-form.js';

/** Adds a team, and shows its link once. */
export function NewTeam({ task }: { readonly task: string }): ReactElement {
  const [newTeam, setNewTeam] = useState<TeamLink>();
  const { shell, team, teams } = words();
  return (
    <section aria-labelledby="new-team">
      <h2 id="new-team">{teams.add.title}</h2>
      <NameForm
        label={team.join.name}
        maxLength={80}
        button={teams.add.button}
        onName={async (name) => {
          setNewTeam(await api.post('/tasks/:task/teams', { param: { task }, json: { name } }));
        }}
      />
      {newTeam !== undefined && (
        <CopyLink
          key={newTeam.link}
          link={newTeam.link}
          title={teams.linkOf(newTeam.team.name)}
          note={`${teams.isKey} ${shell.onlyNow}`}
        />
      )}
    </section>
  );
}
