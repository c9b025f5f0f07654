import type { Assignment, JudgingRoom, SkipReason } from '@stet/server';
import { useCallback, useEffect, useReducer, type Dispatch } from 'react';
import { api } from '../api/api.js';
import { ApiError, problemOf } from '../api/problem.js';
import { useAsked } from '../api/use-query.js';
import { newId } from '../shell/new-id.js';
import { dropDraft } from './drafts.js';
import type { Draft } from './item-state.js';
import { emptyRoom, heldItems, reduceJudging, type JudgingAction, type JudgingState } from './judging-state.js';
import type { JudgingOutbox } from './judging-outbox.js';

/** Items that are fetched before the judge comes to them, to go on at once, and for a while without a network. */
const AHEAD = 3;
/** How often to look again when there is nothing to do just now. */
const LOOK_AGAIN_MS = 10_000;

export interface Answering {
  readonly skip?: SkipReason;
  readonly spentMs: number;
}

export interface Judging {
  readonly state: JudgingState;
  readonly dispatch: Dispatch<JudgingAction>;
  /** Keeps an answer; it is sent by itself. Resolves when it is safe in the browser. */
  readonly answer: (item: Assignment, draft: Draft, answering: Answering) => Promise<void>;
  /** Asks for an item with a number that is not known here. */
  readonly find: (number: number) => Promise<void>;
  /** The server does not know the link any more. */
  readonly signedOut: boolean;
}

/** The judge's items: fetched ahead, answered here, sent by the outbox. */
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
    async (item: Assignment, { ranks, flagged, comment }: Draft, { skip, spentMs }: Answering) => {
      const id = newId();
      const given = { ranks: skip === undefined ? (ranks as number[]) : null, skip: skip ?? null, flagged, comment };
      dispatch({ type: 'answered', number: item.number, answer: { id, ...given, answeredAt: Date.now() } });
      const sent = { id, revision: item.revision, ...given, clientMs: spentMs };
      await outbox.put(item.id, sent).catch((error: unknown) => {
        // The browser keeps nothing more; the judge must know that this answer is not safe.
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

/** Keeps a few items ahead, and looks again while there is nothing to do; tells whether the link is known no more. */
function useFetchAhead(key: string, state: JudgingState, dispatch: Dispatch<JudgingAction>): boolean {
  const { why, queue } = state;
  const held = heldItems(state).join(',');
  const isWanted = why === null ? queue.length <= AHEAD : why !== 'finished';
  const { data: next, error } = useAsked(
    isWanted ? `${key} next besides ${held}` : undefined,
    (signal) => api.post('/judging/next', { query: { held: held === '' ? undefined : held }, key, signal }),
    { everyMs: why === null ? undefined : LOOK_AGAIN_MS },
  );
  useEffect(() => {
    if (next !== undefined) dispatch({ type: 'fetched', next });
  }, [next, dispatch]);
  return error instanceof ApiError && error.status === 401;
}

/** The judge's item with a number. */
async function itemByNumber(key: string, number: number): Promise<Assignment | undefined> {
  const { rows } = await api.get('/judging/assignments', { query: { cursor: String(number + 1), limit: 1 }, key });
  const found = rows.find((row) => row.number === number);
  return found && api.get('/judging/assignments/:assignment', { param: { assignment: found.id }, key });
}
