import { useCallback, useEffect, useReducer, useState, type Dispatch } from 'react';
import { itemByNumber, nextItem } from '../api/judging.js';
import { ApiError, problemOf } from '../api/problem.js';
import type { Assignment, JudgingRoom, SkipReason } from '../api/types.js';
import { newId } from '../shell/new-id.js';
import { dropDraft } from './drafts.js';
import type { Draft } from './item-state.js';
import { emptyRoom, heldItems, reduceJudging, type JudgingAction, type JudgingState } from './judging-state.js';
import type { JudgingOutbox } from './judging-outbox.js';

/** Items that are fetched before the judge comes to them, to go on at once, and for a while without a network. */
const AHEAD = 3;
const RETRY_MS = 5000;
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
  const [signedOut, setSignedOut] = useState(false);
  useEffect(
    () =>
      outbox.onSent((sent) => {
        if (sent.type !== 'refused') dropDraft(localStorage, sent.entry.subject);
        dispatch({ type: 'sent', sent });
      }),
    [outbox],
  );
  useFetchAhead(key, state, dispatch, setSignedOut);
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

function useFetchAhead(
  key: string,
  state: JudgingState,
  dispatch: Dispatch<JudgingAction>,
  setSignedOut: (signedOut: boolean) => void,
): void {
  const [tries, setTries] = useState(0);
  const { why } = state;
  const held = heldItems(state).join(',');
  const wanted = state.queue.length <= AHEAD;
  useEffect(() => {
    if (!wanted || why !== null) return;
    const again = (): void => {
      setTries((count) => count + 1);
    };
    let current = true;
    let timer: number | undefined;
    nextItem(key, held === '' ? [] : held.split(',')).then(
      (next) => {
        if (!current) return;
        setSignedOut(false);
        dispatch({ type: 'fetched', next });
      },
      (error: unknown) => {
        if (!current) return;
        if (error instanceof ApiError && error.status === 401) setSignedOut(true);
        else timer = window.setTimeout(again, RETRY_MS);
      },
    );
    addEventListener('online', again);
    return () => {
      current = false;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [key, held, wanted, why, tries, dispatch, setSignedOut]);
  useEffect(() => {
    if (why === null || why === 'finished') return;
    const timer = setInterval(() => {
      nextItem(key, held === '' ? [] : held.split(',')).then(
        (next) => {
          dispatch({ type: 'fetched', next });
        },
        () => undefined,
      );
    }, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [key, held, why, dispatch]);
}
