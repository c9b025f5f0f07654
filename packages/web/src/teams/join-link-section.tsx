import { useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { AskButton } from '../shell/ask-button.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import type { TeamActions } from './team-actions.js';

interface JoinLinkSectionProps {
  readonly actions: Pick<TeamActions, 'makeJoinLink' | 'closeRegistration'>;
  readonly registrationOpen: boolean;
}

/** The link by which teams register: one for all, until it is replaced or the registration is closed. */
export function JoinLinkSection({ actions, registrationOpen }: JoinLinkSectionProps): ReactElement {
  const [joinLink, setJoinLink] = useState<{ readonly link: string }>();
  const make = async (): Promise<void> => setJoinLink(await actions.makeJoinLink());
  const { on, busy, error } = useAction(make);
  const { registration } = words().teams;
  return (
    <section aria-labelledby="registration">
      <h2 id="registration">{registration.title}</h2>
      <p role="status">{registrationOpen ? registration.open : registration.closed}</p>
      {error !== undefined && <ProblemNote error={error} />}
      {joinLink !== undefined && (
        <CopyLink key={joinLink.link} link={joinLink.link} title={registration.link} note={registration.note} />
      )}
      <div className="actions">
        {registrationOpen ? (
          <>
            <AskButton
              title={registration.replaceTitle}
              question={registration.replaceQuestion}
              confirm={registration.replaceConfirm}
              onConfirm={make}
            >
              {registration.replace}
            </AskButton>
            <AskButton
              className="quiet"
              title={registration.closeTitle}
              question={registration.closeQuestion}
              confirm={registration.closeConfirm}
              onConfirm={async () => {
                await actions.closeRegistration();
                setJoinLink(undefined);
              }}
            >
              {registration.close}
            </AskButton>
          </>
        ) : (
          <button type="button" disabled={busy} onClick={on()}>
            {registration.make}
          </button>
        )}
      </div>
    </section>
  );
}
