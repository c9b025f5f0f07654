import { useCallback, useState, type ReactElement } from 'react';
import type { TeamLink } from '../api/types.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

interface NewTeamProps {
  readonly task: string;
  readonly onChange: () => void;
}

/** Adds a team, and shows its link once. */
export function NewTeam({ task, onChange }: NewTeamProps): ReactElement {
  const [name, setName] = useState('');
  const [made, setMade] = useState<TeamLink>();
  const { run, busy, error } = useAction(
    useCallback(
      async (called: string) => {
        setMade(await organise<TeamLink>(`/tasks/${task}/teams`, { method: 'POST', body: { name: called } }));
        setName('');
        onChange();
      },
      [task, onChange],
    ),
  );
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
      {made !== undefined && (
        <CopyLink
          link={made.link}
          title={`The link of ${made.team.name}`}
          note="It is the team's key, and shown only now; a lost one can be renewed."
        />
      )}
    </section>
  );
}
