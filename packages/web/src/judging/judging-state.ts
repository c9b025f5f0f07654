import type { Assignment, Completion, MyProgress, Next } from '@stet/server';
import type { Problem } from '../api/problem.js';
import type { Draft } from './item-state.js';
import type { SentAnswer } from './judging-outbox.js';

type GivenAnswer = NonNullable<Assignment['answer']>;

/** A judge's items, as far as the page has them. */
export interface JudgingState {
  /** By number, with the answers given here, whether sent or not. */
  readonly items: ReadonlyMap<number, Assignment>;
  /** Numbers of the fetched items that are not answered, in order. */
  readonly queue: readonly number[];
  /** Ids of answers that the server has not acknowledged. */
  readonly pending: ReadonlySet<string>;
  /** Why the server gives no further item; null while it does. */
  readonly why: Next['why'];
  /** How a participant who has finished says so; null before, and for other judges. */
  readonly completion: Completion | null;
  readonly progress: MyProgress;
  /** By number: an answer from here that lost against one from elsewhere. */
  readonly conflicts: ReadonlyMap<number, Draft>;
  /** By number: why an answer was refused. */
  readonly refusals: ReadonlyMap<number, Problem>;
}

export type JudgingAction =
  | { readonly type: 'fetched'; readonly next: Next }
  | { readonly type: 'found'; readonly assignment: Assignment }
  | { readonly type: 'answered'; readonly number: number; readonly answer: GivenAnswer }
  | { readonly type: 'sent'; readonly sent: SentAnswer }
  | { readonly type: 'settled'; readonly number: number };

export function emptyRoom(progress: MyProgress): JudgingState {
  return {
    items: new Map(),
    queue: [],
    pending: new Set(),
    why: null,
    completion: null,
    progress,
    conflicts: new Map(),
    refusals: new Map(),
  };
}

export function reduceJudging(state: JudgingState, action: JudgingAction): JudgingState {
  switch (action.type) {
    case 'fetched': {
      const { assignment, why, completion, progress } = action.next;
      const told = { ...state, why, completion };
      const open = state.pending.size === 0 ? { ...told, progress } : told;
      return assignment === null ? open : withItem(open, assignment);
    }
    case 'found':
      return withItem(state, action.assignment);
    case 'answered':
      return answered(state, action.number, action.answer);
    case 'sent':
      return sent(state, action.sent);
    case 'settled':
      return {
        ...state,
        conflicts: without(state.conflicts, action.number),
        refusals: without(state.refusals, action.number),
      };
  }
}

/** The ids of the items that the page already has, which the server need not send again. */
export function heldItems({ items, queue, pending }: JudgingState): string[] {
  return [...items.values()].flatMap(({ id, number, answer }) =>
    queue.includes(number) || (answer !== null && pending.has(answer.id)) ? [id] : [],
  );
}

/** Stores an item from the server. An answer given here that is still being sent takes precedence over the server's. */
function withItem(state: JudgingState, assignment: Assignment): JudgingState {
  const { number } = assignment;
  const mine = state.items.get(number)?.answer ?? null;
  const answer = mine !== null && state.pending.has(mine.id) ? mine : assignment.answer;
  const otherNumbers = state.queue.filter((queued) => queued !== number);
  return {
    ...state,
    items: new Map(state.items).set(number, { ...assignment, answer }),
    queue: answer === null ? [...otherNumbers, number].sort((a, b) => a - b) : otherNumbers,
  };
}

function answered(state: JudgingState, number: number, answer: GivenAnswer): JudgingState {
  const item = state.items.get(number);
  if (item === undefined) return state;
  const pending = new Set(state.pending).add(answer.id);
  return withItem({ ...state, pending, items: new Map(state.items).set(number, { ...item, answer }) }, item);
}

function sent(state: JudgingState, fate: SentAnswer): JudgingState {
  const pending = new Set(state.pending);
  pending.delete(fate.entry.body.id);
  const settled = { ...state, pending };
  switch (fate.type) {
    case 'saved': {
      const { assignment, progress } = fate.saved;
      // An answer may change what comes next: an item to repeat, or one that another judge gave back.
      return withItem({ ...settled, progress, why: null }, assignment);
    }
    case 'conflict': {
      const { current } = fate;
      const { ranks, details = null, flagged = false, comment = '' } = fate.entry.body;
      const draft = { ranks: ranks ?? current.outputs.map(() => null), details, flagged, comment };
      return withItem({ ...settled, conflicts: new Map(state.conflicts).set(current.number, draft) }, current);
    }
    case 'refused': {
      const item = [...state.items.values()].find(({ id }) => id === fate.entry.subject);
      if (item === undefined) return settled;
      const refusals = new Map(state.refusals).set(item.number, fate.problem);
      // The page drops the item and fetches it again; the draft is still there.
      const queue = state.queue.filter((number) => number !== item.number);
      return { ...settled, refusals, queue, items: without(state.items, item.number) };
    }
  }
}

function without<Value>(map: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
