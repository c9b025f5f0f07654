import type { Invitation } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { AskButton } from '../shell/ask-button.js';
import { CopyLink } from '../shell/copy-link.js';
import { Loaded } from '../shell/loaded.js';
import { NameForm } from '../shell/name-form.js';
import { ProblemNote } from '../shell/problem-note.js';
import { sessionState } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';
import { Moment } from '../time/moment.js';

/** Who may organise; others join by invitation. */
export function Organisers(): ReactElement {
  const query = useQuery('/organisers');
  const [invitation, setInvitation] = useState<Invitation>();
  const { on, error } = useAction((organiser: string) =>
    api.delete('/organisers/:organiser/sessions', { param: { organiser } }),
  );
  const ownId = sessionState().organiser?.id;
  return (
    <section aria-labelledby="organisers">
      <h2 id="organisers">Organisers</h2>
      <Loaded query={query} what="the organisers">
        {({ rows }) => (
          <ul className="people">
            {rows.map(({ id, name, createdAt }) => (
              <li key={id}>
                <span>
                  <bdi>{name}</bdi> {id === ownId && <span className="quiet">(you)</span>}{' '}
                  <span className="quiet">
                    since <Moment at={createdAt} />
                  </span>
                </span>
                {id !== ownId && (
                  <span className="actions">
                    <button type="button" className="quiet" onClick={on(id)}>
                      Sign out everywhere<span className="unseen"> {name}</span>
                    </button>
                    <AskButton
                      className="quiet"
                      title={`Remove ${name}?`}
                      question="They are signed out everywhere, and can no longer organise. Everything they made is kept."
                      confirm="Remove the organiser"
                      onConfirm={() => api.delete('/organisers/:organiser', { param: { organiser: id } })}
                    >
                      Remove<span className="unseen"> {name}</span> …
                    </AskButton>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {error !== undefined && <ProblemNote error={error} />}
      <NameForm
        label="Invite an organiser"
        maxLength={200}
        placeholder="Name"
        button="Make a link"
        onName={async (name) => {
          setInvitation(await api.post('/organisers', { json: { name } }));
        }}
      />
      {invitation !== undefined && (
        <CopyLink
          link={invitation.link}
          title={`The link for ${invitation.organiser.name}`}
          note={
            <>
              It works once, until <Moment at={invitation.expiresAt} />, and is not shown again.
            </>
          }
        />
      )}
    </section>
  );
}
