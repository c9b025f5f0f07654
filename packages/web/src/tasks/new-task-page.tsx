import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { RestoreSection } from '../shell/restore-section.js';
import { useAction } from '../shell/use-action.js';
import { useTitle } from '../shell/use-title.js';

/** Names a new task; everything else follows on its own page. */
export function NewTaskPage(): ReactElement {
  useTitle('New task');
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const { run, busy, error } = useAction(async (title: string) => {
    const { id } = await api.post('/tasks', { json: { name: title } });
    navigate(`/tasks/${id}/settings`);
  });
  return (
    <>
      <p className="crumb">
        <Link href="/">Home</Link>
      </p>
      <h1>New task</h1>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(name.trim());
        }}
      >
        <label>
          Name
          <input
            type="text"
            required
            maxLength={200}
            dir="auto"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <small>Teams see it, too.</small>
        </label>
        {error !== undefined && <ProblemNote error={error} />}
        <div className="actions">
          <button type="submit" className="main" disabled={busy}>
            Go on to the texts
          </button>
        </div>
      </form>
      <RestoreSection
        path="/tasks"
        text="It becomes a new task with all that it held, but for the links of teams and annotators, which are made anew."
        hint="as a task's settings download it"
      />
    </>
  );
}
