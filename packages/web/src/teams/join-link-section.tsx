import type { JoinLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { AskButton } from '../shell/ask-button.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import type { TaskProps } from '../tasks/task-props.js';

/** The link by which teams register: one for all, until it is replaced or the registration is closed. */
export function JoinLinkSection({ task: { id, registrationOpen } }: TaskProps): ReactElement {
  const [joinLink, setJoinLink] = useState<JoinLink>();
  const param = { task: id };
  const make = async (): Promise<void> => setJoinLink(await api.post('/tasks/:task/join-link', { param }));
  const { on, busy, error } = useAction(make);
  return (
    <section aria-labelledby="registration">
      <h2 id="registration">Registration</h2>
      <p role="status">
        {registrationOpen
          ? 'Open: whoever has the link may register a team.'
          : 'Closed: no link works. Make one, and whoever has it may register a team.'}
      </p>
      {error !== undefined && <ProblemNote error={error} />}
      {joinLink !== undefined && (
        <CopyLink
          key={joinLink.link}
          link={joinLink.link}
          title="Registration link"
          note="Copy it now: it cannot be shown again. If it is lost, make a new one; this one then stops working."
        />
      )}
      <div className="actions">
        {registrationOpen ? (
          <>
            <AskButton
              title="Replace the registration link?"
              question="The current link stops working at once, wherever it was published. Teams that have registered keep their own links."
              confirm="Make a new link"
              onConfirm={make}
            >
              Make a new link …
            </AskButton>
            <AskButton
              className="quiet"
              title="Close registration?"
              question="The link stops working at once, and no more teams can register until you make a new one. Teams that have registered stay."
              confirm="Close it"
              onConfirm={async () => {
                await api.delete('/tasks/:task/join-link', { param });
                setJoinLink(undefined);
              }}
            >
              Close registration …
            </AskButton>
          </>
        ) : (
          <button type="button" disabled={busy} onClick={on()}>
            Make a link
          </button>
        )}
      </div>
    </section>
  );
}
