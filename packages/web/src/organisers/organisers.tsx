import type { Invitation } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { CopyLink } from '../shell/copy-link.js';
import { day } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { sessionState } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

/** Who may organise; others join by invitation. */
export function Organisers(): ReactElement {
  const query = useQuery('/organisers');
  const [name, setName] = useState('');
  const [invitation, setInvitation] = useState<Invitation>();
  const invite = useAction(async (invited: string) => {
    setInvitation(await api.post('/organisers', { json: { name: invited } }));
    setName('');
  });
  const change = useAction((work: () => Promise<unknown>) => work());
  const ownId = sessionState().organiser?.id;
  return (
    <section aria-labelledby="organisers">
      <h2 id="organisers">Organisers</h2>
      <Loaded query={query} what="the organisers">
        {({ rows }) => (
          <ul className="people">
            {rows.map(({ id, name: called, createdAt }) => (
              <li key={id}>
                <span>
                  <bdi>{called}</bdi> {id === ownId && <span className="quiet">(you)</span>}{' '}
                  <span className="quiet">since {day(createdAt)}</span>
                </span>
                {id !== ownId && (
                  <span className="actions">
                    <button
                      type="button"
                      className="quiet"
                      onClick={() => {
                        change.run(() => api.delete('/organisers/:organiser/sessions', { param: { organiser: id } }));
                      }}
                    >
                      Sign out everywhere<span className="unseen"> {called}</span>
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      onClick={() => {
                        change.run(() => api.delete('/organisers/:organiser', { param: { organiser: id } }));
                      }}
                    >
                      Remove<span className="unseen"> {called}</span>
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {change.error !== undefined && <ProblemNote error={change.error} />}
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          invite.run(name.trim());
        }}
      >
        <label>
          Invite an organiser
          <input
            type="text"
            required
            maxLength={200}
            placeholder="Name"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        </label>
        <button type="submit" disabled={invite.busy}>
          Make a link
        </button>
      </form>
      {invite.error !== undefined && <ProblemNote error={invite.error} />}
      {invitation !== undefined && (
        <CopyLink
          link={invitation.link}
          title={`The link for ${invitation.organiser.name}`}
          note={`It works once, until ${day(invitation.expiresAt)}, and is not shown again.`}
        />
      )}
    </section>
  );
}
