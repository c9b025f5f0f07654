import type { Assignment, JudgingRoom, SkipReason } from '@stet/server';
import { useCallback, useEffect, useReducer, type Dispatch } from 'react';
import { api } from '../api/api.js';
import { ApiError, problemOf } from '../api/problem.js';
import { useRead } from '../api/use-query.js';
import { newId } from '../shell/new-id.js';
import { dropDraft } from './drafts.js';
import type { Draft } from './item-state.js';
import { emptyRoom, heldItems, reduceJudging, type JudgingAction, type JudgingState } from './judging-state.js';
import type { JudgingOutbox } from './judging-outbox.js';

/** Items to prefetch, so that the judge never waits and can work offline for a while. */
const AHEAD = 3;
/** How often to look again when there is nothing to do just now. */
const LOOK_AGAIN_MS = 10_000;

export interface Answering {
  /** Undefined if the judge skips the item. */
  readonly ranks: readonly number[] | undefined;
  readonly skip?: SkipReason;
  readonly spentMs: number;
}

export interface Judging {
  readonly state: JudgingState;
  readonly dispatch: Dispatch<JudgingAction>;
  /** Stores an answer, which is then sent in the background. Resolves once it is stored in the browser. */
  readonly answer: (item: Assignment, draft: Draft, answering: Answering) => Promise<void>;
  /** Fetches an item that the page does not have yet, by number. */
  readonly find: (number: number) => Promise<void>;
  /** The server no longer accepts the link. */
  readonly signedOut: boolean;
}

/** The judge's items: prefetched, answered here, sent by the outbox. */
export function useJudging(key: string, room: JudgingRoom, outbox: JudgingOutbox): Judging {
  const [state, dispatch] = useReducer(reduceJudging, room.progress, emptyRoom);
  useEffect(
    () =>
      outbox.onSent((sent) => {
        if (sent.type !== 'refused') dropDraft(localStorage, sent.entry.subject);
        dispatch({ type: 'sent', sent });
      }),
    [outbox],
  );
  const signedOut = useFetchAhead(key, state, dispatch);
  const answer = useCallback(
    async (item: Assignment, { details, flagged, comment }: Draft, { ranks, skip, spentMs }: Answering) => {
      const id = newId();
      const said = ranks === undefined ? { ranks: null, details: null } : { ranks: [...ranks], details };
      const content = { ...said, skip: skip ?? null, flagged, comment };
      dispatch({ type: 'answered', number: item.number, answer: { id, ...content, answeredAt: Date.now() } });
      const sent = { id, revision: item.revision, ...content, clientMs: spentMs };
      await outbox.put(item.id, sent).catch((error: unknown) => {
        // The browser could not store it; the judge must know that this answer is not safe.
        const entry = { order: 0, owner: room.judge.id, subject: item.id, body: sent };
        dispatch({ type: 'sent', sent: { type: 'refused', entry, problem: problemOf(error) } });
      });
    },
    [outbox, room.judge.id],
  );
  const find = useCallback(
    async (number: number) => {
      const assignment = await itemByNumber(key, number);
      if (assignment !== undefined) dispatch({ type: 'found', assignment });
    },
    [key],
  );
  return { state, dispatch, answer, find, signedOut };
}

/** Prefetches a few items, and polls while there is nothing to do; returns whether the link has stopped working. */
function useFetchAhead(key: string, state: JudgingState, dispatch: Dispatch<JudgingAction>): boolean {
  const { why, queue } = state;
  const held = heldItems(state).join(',');
  const isWanted = why === null ? queue.length <= AHEAD : why !== 'finished';
  const { data: next, error } = useRead(
    isWanted ? `${key} next besides ${held}` : undefined,
    (signal) => api.post('/judging/next', { query: { held: held === '' ? undefined : held }, key, signal }),
    { everyMs: why === null ? undefined : LOOK_AGAIN_MS },
  );
  useEffect(() => {
    if (next !== undefined) dispatch({ type: 'fetched', next });
  }, [next, dispatch]);
  return error instanceof ApiError && error.status === 401;
}

/** Fetches the judge's item with this number. */
async function itemByNumber(key: string, number: number): Promise<Assignment | undefined> {
  const { rows } = await api.get('/judging/assignments', { query: { cursor: String(number + 1), limit: 1 }, key });
  const found = rows.find((row) => row.number === number);
  return found && api.get('/judging/assignments/:assignment', { param: { assignment: found.id }, key });
}
