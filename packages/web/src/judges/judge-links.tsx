import { useCallback, useState, type ReactElement } from 'react';
import type { JudgeLink } from '../api/types.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

interface JudgeLinksProps {
  readonly campaign: string;
  readonly onChange: () => void;
}

/** Adds judges, one or a whole list, and shows the link of each once. */
export function JudgeLinks({ campaign, onChange }: JudgeLinksProps): ReactElement {
  const [names, setNames] = useState('');
  const [links, setLinks] = useState<readonly JudgeLink[]>([]);
  const { run, busy, error } = useAction(
    useCallback(
      async (all: readonly string[]) => {
        setLinks([]);
        for (const name of all) {
          const link = await organise<JudgeLink>(`/campaigns/${campaign}/judges`, { method: 'POST', body: { name } });
          setLinks((made) => [...made, link]);
        }
        setNames('');
        onChange();
      },
      [campaign, onChange],
    ),
  );
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
