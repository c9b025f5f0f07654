import { useCallback, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { Campaign } from '../api/types.js';
import { Modal } from '../shell/modal.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

/** Removes a campaign, after asking. */
export function RemovePart({ campaign: { id, name, judged } }: { readonly campaign: Campaign }): ReactElement {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const { run, busy, error } = useAction(
    useCallback(async () => {
      await organise(`/campaigns/${id}`, { method: 'DELETE' });
      navigate('/');
    }, [id, navigate]),
  );
  return (
    <section aria-labelledby="remove">
      <h2 id="remove">Remove</h2>
      <p>
        <button
          type="button"
          onClick={() => {
            setAsking(true);
          }}
        >
          Remove this campaign …
        </button>
      </p>
      {asking && (
        <Modal
          title={`Remove ${name}?`}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>
            {judged === 0
              ? 'It has no judgments yet.'
              : `Its ${judged} judgments are removed with it. Export a backup first if they may be needed.`}
          </p>
          {error !== undefined && <ProblemNote error={error} />}
          <p>
            <button type="button" className="danger" disabled={busy} onClick={run}>
              Remove it for good
            </button>
          </p>
        </Modal>
      )}
    </section>
  );
}
