import type { Invitation } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { AskButton } from '../shell/ask-button.js';
import { CopyLink } from '../shell/copy-link.js';
import { Loaded } from '../shell/loaded.js';
import { NameForm } from '../shell/name-form.js';
import { ProblemNote } from '../shell/problem-note.js';
import { sessionState } from '../shell/session.js';
import { unseen } from '../shell/unseen.js';
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
  const { organisers } = words();
  return (
    <section aria-labelledby="organisers">
      <h2 id="organisers">{organisers.title}</h2>
      <Loaded query={query} what={organisers.wanted}>
        {({ rows }) => (
          <ul className="people">
            {rows.map(({ id, name, createdAt }) => (
              <li key={id}>
                <span>
                  <bdi>{name}</bdi> {id === ownId && <span className="quiet">{organisers.you}</span>}{' '}
                  <span className="quiet">{organisers.since(<Moment at={createdAt} />)}</span>
                </span>
                {id !== ownId && (
                  <span className="actions">
                    <button type="button" className="quiet" onClick={on(id)}>
                      {organisers.signOut(unseen, name)}
                    </button>
                    <AskButton
                      className="quiet"
                      title={words().shell.removeNamed(name)}
                      question={organisers.removeQuestion}
                      confirm={organisers.removeConfirm}
                      onConfirm={() => api.delete('/organisers/:organiser', { param: { organiser: id } })}
                    >
                      {organisers.remove(unseen, name)}
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
        label={organisers.invite}
        maxLength={200}
        placeholder={organisers.name}
        button={organisers.makeLink}
        onName={async (name) => {
          setInvitation(await api.post('/organisers', { json: { name } }));
        }}
      />
      {invitation !== undefined && (
        <CopyLink
          link={invitation.link}
          title={organisers.linkFor(invitation.organiser.name)}
          note={organisers.worksOnce(<Moment at={invitation.expiresAt} />)}
        />
      )}
    </section>
  );
}
