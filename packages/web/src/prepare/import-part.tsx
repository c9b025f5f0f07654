import { useCallback, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { Campaign } from '../api/types.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';
import { FileField } from '../shell/file-field.js';

interface ImportPartProps {
  readonly campaign: Campaign;
  readonly onChange: () => void;
}

/** Brings in judgments that were made elsewhere, instead of drawing items. */
export function ImportPart({ campaign: { id, sentences, systems }, onChange }: ImportPartProps): ReactElement {
  const [, navigate] = useLocation();
  const { run, busy, error } = useAction(
    useCallback(
      async (file: File) => {
        const path = `/campaigns/${id}/judgments?file=${encodeURIComponent(file.name)}`;
        await organise(path, { method: 'PUT', bytes: file });
        onChange();
        navigate(`/campaigns/${id}/dashboard`);
      },
      [id, onChange, navigate],
    ),
  );
  const ready = sentences > 0 && systems.length > 1;
  return (
    <section aria-labelledby="import">
      <h2 id="import">Or bring in judgments</h2>
      <p>
        Judgments that were made elsewhere on these texts, in any format that <code>stet judgments</code> reads. The
        campaign is then closed, and its dashboard shows the results.
      </p>
      <div className="uploads">
        <FileField
          label="Judgments"
          hint={ready ? 'XML, CSV or JSON Lines' : 'after the source and two systems or more'}
          busy={busy || !ready}
          onFiles={([file]) => {
            run(file);
          }}
        />
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
