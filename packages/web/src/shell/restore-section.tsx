import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.js';
import { FileField } from './file-field.js';
import { ProblemNote } from './problem-note.js';
import { useAction } from './use-action.js';
import { words } from '../language/words.js';

export interface RestoreSectionProps {
  /** The path of campaigns, tasks or benchmarks, the same in the API and on the page. */
  readonly path: '/campaigns' | '/tasks' | '/benchmarks';
  readonly text: string;
  /** What the file is. */
  readonly hint: string;
}

/** Restores a campaign, a task or a benchmark from a backup, perhaps from another machine. */
export function RestoreSection({ path, text, hint }: RestoreSectionProps): ReactElement {
  const { shell } = words();
  const [, navigate] = useLocation();
  const { run, busy, error } = useAction(async (file: File) => {
    const query = { file: file.name };
    // A definition is JSON, a backup is packed.
    const isDefinition = path === '/benchmarks' && file.name.endsWith('.json');
    const { id } = await (isDefinition
      ? api.post('/benchmarks/import', { query, bytes: file })
      : api.post(`${path}/restore`, { query, bytes: file }));
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
