import { useEffect, useState, type ReactElement } from 'react';
import { judgingRoom } from '../api/judging.js';
import { ApiError } from '../api/problem.js';
import type { JudgingRoom } from '../api/types.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useTitle } from '../shell/use-title.js';
import { hasBegun, rememberBegin } from './begun.js';
import { Desk } from './desk.js';
import { NewLink } from './new-link.js';
import type { Outbox } from './outbox/outbox.js';
import { openOutbox, type OpenOutbox } from './outbox/browser-outbox.js';
import { Welcome } from './welcome.js';

interface Entered {
  readonly room: JudgingRoom;
  readonly outbox: Outbox;
}

const RETRY_MS = 5000;
/** Answers of an earlier visit go first, unless that takes long. */
const FIRST_FLUSH_MS = 3000;

/** The judge's page: enters the room by the personal link. */
export function JudgePage({ link }: { readonly link: string }): ReactElement {
  const { entered, error } = useRoom(link);
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

function useRoom(link: string): { readonly entered: Entered | undefined; readonly error: unknown } {
  const [found, setFound] = useState<{ link: string; entered?: Entered; error?: unknown }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    let open: OpenOutbox | undefined;
    let timer: number | undefined;
    const enter = async (): Promise<Entered> => {
      const room = await judgingRoom(link);
      open = await openOutbox(room.judge.id, link);
      await Promise.race([open.outbox.flush(), new Promise((resolve) => setTimeout(resolve, FIRST_FLUSH_MS))]);
      return { room, outbox: open.outbox };
    };
    enter().then(
      (entered) => {
        if (current) setFound({ link, entered });
        else open?.close();
      },
      (error: unknown) => {
        if (!current) return;
        setFound({ link, error });
        if (error instanceof ApiError && error.status === 401) return;
        timer = window.setTimeout(() => {
          setTries((count) => count + 1);
        }, RETRY_MS);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
      open?.close();
    };
  }, [link, tries]);
  return found?.link === link
    ? { entered: found.entered, error: found.error }
    : { entered: undefined, error: undefined };
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
      <NewLink current={link} />
    </main>
  );
}
