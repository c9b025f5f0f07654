import { useCallback, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { Campaign } from '../api/types.js';
import { FileField } from '../prepare/file-field.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

/** Opens the backup of a campaign, perhaps of another machine. */
export function RestoreCampaign(): ReactElement {
  const [, navigate] = useLocation();
  const { run, busy, error } = useAction(
    useCallback(
      async (file: File) => {
        const path = `/campaigns/restore?file=${encodeURIComponent(file.name)}`;
        const { id } = await organise<Campaign>(path, { method: 'POST', bytes: file });
        navigate(`/campaigns/${id}`);
      },
      [navigate],
    ),
  );
  return (
    <section aria-labelledby="restore">
      <h2 id="restore">Or open a backup</h2>
      <p>It becomes a new campaign with all that it held, but for the links of judges, which are made anew.</p>
      <div className="uploads">
        <FileField
          label="Backup"
          hint="as the dashboard exports it"
          busy={busy}
          onFiles={([file]) => {
            run(file);
          }}
        />
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
