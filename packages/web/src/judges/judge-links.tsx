import type { JudgeLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

/** Adds judges, one or a whole list, and shows the link of each once. */
export function JudgeLinks({ campaign }: { readonly campaign: string }): ReactElement {
  const [names, setNames] = useState('');
  const [links, setLinks] = useState<readonly JudgeLink[]>([]);
  const { run, busy, error } = useAction(async (newNames: readonly string[]) => {
    setLinks([]);
    for (const name of newNames) {
      const link = await api.post('/campaigns/:campaign/judges', { param: { campaign }, json: { name } });
      setLinks((earlier) => [...earlier, link]);
    }
    setNames('');
  });
  return (
    <section aria-labelledby="new-judges">
      <h2 id="new-judges">New judges</h2>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          run(namesIn(names));
        }}
      >
        <label>
          Names, with commas between
          <input
            type="text"
            required
            dir="auto"
            value={names}
            onChange={(event) => {
              setNames(event.target.value);
            }}
          />
        </label>
        <button type="submit" disabled={busy || namesIn(names).length === 0}>
          Make links
        </button>
      </form>
      {error !== undefined && <ProblemNote error={error} />}
      {links.map(({ id, name, link }) => (
        <CopyLink
          key={id}
          link={link}
          title={`The link of ${name}`}
          note="It is personal, and shown only now; a lost one can be renewed."
        />
      ))}
    </section>
  );
}

function namesIn(text: string): string[] {
  return text
    .split(/[,\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
