import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { FileField } from '../shell/file-field.js';

/** Imports judgments made elsewhere, instead of sampling items. */
export function ImportSection({ campaign: { id, sentences, systems } }: { readonly campaign: Campaign }): ReactElement {
  const [, navigate] = useLocation();
  const { run, busy, error } = useAction(async (file: File) => {
    const upload = { param: { campaign: id }, query: { file: file.name }, bytes: file };
    await api.put('/campaigns/:campaign/judgments', upload);
    navigate(`/campaigns/${id}/dashboard`);
  });
  const ready = sentences > 0 && systems.length > 1;
  return (
    <section aria-labelledby="import">
      <h2 id="import">Or import judgments</h2>
      <p>
        Judgments that were made elsewhere on these texts, in any format that <code>stet judgments</code> reads. The
        campaign is then closed, and its dashboard shows the results.
      </p>
      <div className="uploads">
        <FileField
          label="Judgments"
          hint={ready ? 'XML, CSV or JSON Lines' : 'after the source and at least two systems'}
          busy={busy || !ready}
          isRefused={() => error !== undefined}
          onFile={run}
        />
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
