import { useState, type ReactElement } from 'react';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { useOutbox } from '../outbox/use-outbox.js';
import { NewLink } from '../shell/new-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useTitle } from '../shell/use-title.js';
import { hasBegun, rememberBegin } from './begun.js';
import { Desk } from './desk.js';
import { openJudgingOutbox } from './judging-outbox.js';
import { Welcome } from './welcome.js';

/** The judge's page, opened by a personal link. */
export function JudgePage({ link }: { readonly link: string }): ReactElement {
  const { data: room, error } = useQuery('/judging', { key: link });
  const outbox = useOutbox(room?.judge.id, link, openJudgingOutbox);
  const [begun, setBegun] = useState(false);
  useTitle(room?.campaign.name);
  if (room === undefined || outbox === undefined) {
    if (error === undefined) return <Waiting />;
    return error instanceof ApiError && error.status === 401 ? <WrongLink link={link} /> : <Failed error={error} />;
  }
  if (!begun && !hasBegun(room)) {
    return (
      <Welcome
        room={room}
        onBegin={() => {
          setBegun(true);
          rememberBegin(room);
        }}
      />
    );
  }
  return <Desk key={link} link={link} room={room} outbox={outbox} />;
}

function Waiting(): ReactElement {
  return (
    <main id="main" className="desk" aria-busy="true">
      <p role="status" className="waiting">
        Opening the judging room …
      </p>
    </main>
  );
}

function Failed({ error }: { readonly error: unknown }): ReactElement {
  return (
    <main id="main" className="desk">
      <h1>The judging room does not answer</h1>
      <ProblemNote error={error} />
    </main>
  );
}

function WrongLink({ link }: { readonly link: string }): ReactElement {
  return (
    <main id="main" className="desk">
      <h1>This link does not work</h1>
      <p>
        It was revoked or renewed, or it was not copied whole. Ask the organiser for a new one. Answers that are not
        sent yet are kept on this device, and sent when you go on.
      </p>
      <NewLink current={link} room="judge" />
    </main>
  );
}
