import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.js';
import { FileField } from './file-field.js';
import { ProblemNote } from './problem-note.js';
import { useAction } from './use-action.js';
import { words } from '../language/words.js';

export interface RestoreSectionProps {
  /** The path of campaigns or tasks, the same in the API and on the page. */
  readonly path: '/campaigns' | '/tasks';
  readonly text: string;
  /** What the file is. */
  readonly hint: string;
}

/** Restores a campaign or a task from a backup, perhaps from another machine. */
export function RestoreSection({ path, text, hint }: RestoreSectionProps): ReactElement {
  const { shell } = words();
  const [, navigate] = useLocation();
  const { run, busy, error } = useAction(async (file: File) => {
    const { id } = await api.post(`${path}/restore`, { query: { file: file.name }, bytes: file });
    navigate(`${path}/${id}`);
  });
  return (
    <section aria-labelledby="restore">
      <h2 id="restore">{shell.openBackup}</h2>
      <p>{text}</p>
      <div className="uploads">
        <FileField label={shell.backup} hint={hint} busy={busy} isRefused={() => error !== undefined} onFile={run} />
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
