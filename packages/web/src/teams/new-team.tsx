import { useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { NameForm } from '../shell/name-form.js';
import type { NewLink, TeamActions } from './team-actions.js';

/** Adds a team, and shows its link once. */
export function NewTeam({ actions }: { readonly actions: Pick<TeamActions, 'add'> }): ReactElement {
  const [newTeam, setNewTeam] = useState<NewLink>();
  const { shell, team, teams } = words();
  return (
    <section aria-labelledby="new-team">
      <h2 id="new-team">{teams.add.title}</h2>
      <NameForm
        label={team.join.name}
        maxLength={80}
        button={teams.add.button}
        onName={async (name) => {
          setNewTeam(await actions.add(name));
        }}
      />
      {newTeam !== undefined && (
        <CopyLink
          key={newTeam.link}
          link={newTeam.link}
          title={teams.linkOf(newTeam.name)}
          note={`${teams.isKey} ${shell.onlyNow}`}
        />
      )}
    </section>
  );
}
