import { useState, type ReactElement } from 'react';
import { judgingRoom } from '../api/judging.js';
import { ApiError } from '../api/problem.js';
import type { Assignment, JudgingRoom, NewAnswer, Saved } from '../api/types.js';
import { NewLink } from '../shell/new-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useEntered, type Entrance } from '../shell/use-entered.js';
import { useTitle } from '../shell/use-title.js';
import { hasBegun, rememberBegin } from './begun.js';
import { Desk } from './desk.js';
import { openJudgingOutbox } from './judging-outbox.js';
import { Welcome } from './welcome.js';

const ENTRANCE: Entrance<JudgingRoom, NewAnswer, Saved, Assignment> = {
  find: judgingRoom,
  openOutbox: ({ judge }, key) => openJudgingOutbox(judge.id, key),
};

/** The judge's page: enters the room by the personal link. */
export function JudgePage({ link }: { readonly link: string }): ReactElement {
  const { entered, error } = useEntered(link, ENTRANCE);
  const [begun, setBegun] = useState(false);
  useTitle(entered?.room.campaign.name);
  if (entered === undefined) {
    if (error === undefined) return <Waiting />;
    return error instanceof ApiError && error.status === 401 ? <WrongLink link={link} /> : <Failed error={error} />;
  }
  const { room, outbox } = entered;
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
