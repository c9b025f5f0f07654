import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { ProblemNote } from './problem-note.js';
import { RestoreSection, type RestoreSectionProps } from './restore-section.js';
import { TextInput } from './text-input.js';
import { useAction } from './use-action.js';
import { useTitle } from './use-title.js';
import { words } from '../language/words.js';

interface NewPageProps extends RestoreSectionProps {
  readonly title: string;
  /** The words of the link to the home page. */
  readonly home: string;
  /** Who sees the name. */
  readonly nameHint: string;
  /** Makes it, and tells its id. */
  readonly onName: (name: string) => Promise<string>;
}

/** Names a new campaign or task; everything else follows on its own page. */
export function NewPage({ title, home, nameHint, onName, ...restore }: NewPageProps): ReactElement {
  const { shell } = words();
  useTitle(title);
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const { on, busy, error } = useAction(async () => {
    navigate(`${restore.path}/${await onName(name.trim())}/settings`);
  });
  return (
    <>
      <p className="crumb">
        <Link href="/">{home}</Link>
      </p>
      <h1>{title}</h1>
      <form className="stack" onSubmit={on()}>
        <TextInput label={shell.name} required maxLength={200} hint={nameHint} value={name} onChange={setName} />
        {error !== undefined && <ProblemNote error={error} />}
        <div className="actions">
          <button type="submit" className="main" disabled={busy}>
            {shell.continue}
          </button>
        </div>
      </form>
      <RestoreSection {...restore} />
    </>
  );
}
