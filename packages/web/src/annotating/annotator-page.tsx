import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { useOutbox } from '../outbox/use-outbox.js';
import { NotOpen } from '../shell/new-link.js';
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
  const { opening, failed } = words().annotating;
  return <NotOpen current={link} room="annotate" error={error} opening={opening} failed={failed} />;
}
