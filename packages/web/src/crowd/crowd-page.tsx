import type { CrowdRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { api } from '../api/api.js';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { rememberBegin } from '../judging/begun.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import { useAction, type Action } from '../shell/use-action.js';
import { useTitle } from '../shell/use-title.js';
import { ClosedCrowd } from './closed-crowd.js';
import { Consent } from './consent.js';
import { NoEntry } from './no-entry.js';
import { participantId } from './participant-id.js';

/** Where a participant comes by the link for everybody: they agree, and are led to the judging room of their own. */
export default function CrowdPage({ token }: { readonly token: string }): ReactElement {
  const query = useQuery('/crowd', { key: token, asStranger: true });
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  useTitle(query.data?.name);
  const joining = useAction(async (participant: string) => {
    const { judge, link } = await api.post('/crowd', { json: { participant }, key: token, asStranger: true });
    // They have just read the instructions.
    rememberBegin(judge);
    navigate(link, { replace: true });
  });
  const { crowd } = words();
  return (
    <main id="main" className="desk welcome crowd">
      {isUnknown(query.error) ? (
        <NoEntry title={crowd.unknownLink}>{crowd.unknownLinkWhy}</NoEntry>
      ) : (
        <Loaded query={query} what={crowd.theStudy} isPage>
          {(room) => <Entrance room={room} params={params} joining={joining} />}
        </Loaded>
      )}
    </main>
  );
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

interface EntranceProps {
  readonly room: CrowdRoom;
  readonly params: URLSearchParams;
  readonly joining: Action<[string]>;
}

function Entrance({ room, params, joining }: EntranceProps): ReactElement {
  const { crowd } = words();
  const { id, problem } = participantId(params, room.parameter);
  if (problem !== undefined) {
    return <NoEntry title={crowd.badLink}>{crowd.badLinkWhy[problem]}</NoEntry>;
  }
  const refusal = joining.error instanceof ApiError ? joining.error.problem.code : undefined;
  if (refusal === 'NOT_ALLOWED') {
    return <NoEntry title={crowd.ended}>{crowd.endedWhy}</NoEntry>;
  }
  // The last place may be taken while somebody reads, and a study stopped.
  const closed = refusal === 'LIMIT_REACHED' ? 'full' : refusal === 'WRONG_STATE' ? 'not-running' : room.closed;
  if (closed !== null) {
    return <ClosedCrowd why={closed} refused={refusal !== undefined} busy={joining.busy} onReturn={joining.on(id)} />;
  }
  return <Consent room={room} participant={id} joining={joining} />;
}
