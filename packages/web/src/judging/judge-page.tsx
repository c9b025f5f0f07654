import { useState, type ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { useOutbox } from '../outbox/use-outbox.js';
import { NotOpen } from '../shell/new-link.js';
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
    const { opening, failed } = words().judging;
    return <NotOpen current={link} room="judge" error={error} opening={opening} failed={failed} />;
  }
  if (!begun && !hasBegun(room)) {
    return (
      <Welcome
        room={room}
        onBegin={() => {
          setBegun(true);
          rememberBegin(room.judge.id);
        }}
      />
    );
  }
  return <Desk key={link} link={link} room={room} outbox={outbox} />;
}
