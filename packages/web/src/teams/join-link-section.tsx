import type { JoinLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

/** The link by which teams register: one for all, until it is renewed or revoked. */
export function JoinLinkSection({ task }: { readonly task: string }): ReactElement {
  const [joinLink, setJoinLink] = useState<JoinLink>();
  const [revoked, setRevoked] = useState(false);
  const make = useAction(async () => {
    setRevoked(false);
    setJoinLink(await api.post('/tasks/:task/join-link', { param: { task } }));
  });
  const revoke = useAction(async () => {
    await api.delete('/tasks/:task/join-link', { param: { task } });
    setJoinLink(undefined);
    setRevoked(true);
  });
  const error = make.error ?? revoke.error;
  return (
    <section aria-labelledby="registration">
      <h2 id="registration">Registration</h2>
      <p>Whoever has the link may register a team. A new link ends the one before.</p>
      {error !== undefined && <ProblemNote error={error} />}
      {joinLink !== undefined && (
        <CopyLink
          link={joinLink.link}
          title="The link for registration"
          note="It is shown only now; make a new one later."
        />
      )}
      <div className="actions">
        <button type="button" disabled={make.busy} onClick={make.run}>
          Make a link
        </button>
        <button type="button" className="quiet" disabled={revoke.busy} onClick={revoke.run}>
          Close the registration
        </button>
        <p role="status" className="quiet">
          {revoked ? 'No link works now.' : ''}
        </p>
      </div>
    </section>
  );
}
