import type { ReactElement } from 'react';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { useOutbox } from '../outbox/use-outbox.js';
import { NewLink } from '../shell/new-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useTitle } from '../shell/use-title.js';
import { AnnotatingDesk } from './annotating-desk.js';
import { openAnnotatingOutbox } from './annotating-outbox.js';

/** The annotator's page, opened by a personal link. */
export default function AnnotatorPage({ link }: { readonly link: string }): ReactElement {
  const { data: room, error } = useQuery('/annotating', { key: link });
  const outbox = useOutbox(room?.annotator.id, link, openAnnotatingOutbox);
  useTitle(room?.task.name);
  if (room !== undefined && outbox !== undefined)
    return <AnnotatingDesk key={link} link={link} room={room} outbox={outbox} />;
  const isUnknown = error instanceof ApiError && error.status === 401;
  return (
    <main id="main" className="desk" aria-busy={error === undefined}>
      {error === undefined ? (
        <p role="status" className="waiting">
          Opening the essays …
        </p>
      ) : (
        <h1>{isUnknown ? 'This link does not work' : 'The server does not answer'}</h1>
      )}
      {isUnknown && (
        <>
          <p>
            It was revoked or renewed, or it was not copied whole. Ask the organiser for a new one. Marks that are not
            sent yet are kept on this device, and sent when you go on.
          </p>
          <NewLink current={link} room="annotate" />
        </>
      )}
      {error !== undefined && !isUnknown && <ProblemNote error={error} />}
    </main>
  );
}
