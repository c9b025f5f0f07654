import type { Assignment, MyProgress, NewAnswer } from '@stet/server';
import { expect, it } from 'vitest';
import { emptyRoom, heldItems, reduceJudging, type JudgingAction, type JudgingState } from './judging-state.js';

const progress: MyProgress = { judged: 0, skipped: 0, left: 9, share: 9, practiceLeft: 0 };
const item = (number: number, more: Partial<Assignment> = {}): Assignment => ({
  id: `item-${number}`,
  number,
  practice: false,
  countedNumber: number,
  source: 's',
  before: null,
  after: null,
  outputs: ['x', 'y'],
  revision: 0,
  answer: null,
  leaseUntil: 0,
  feedback: null,
  ...more,
});
const answer = (id: string): NonNullable<Assignment['answer']> => ({
  id,
  ranks: [1, 2],
  details: null,
  skip: null,
  flagged: false,
  comment: '',
  answeredAt: 0,
});
const fetched = (number: number): JudgingAction => ({
  type: 'fetched',
  next: { assignment: item(number), why: null, completion: null, progress },
});
const newAnswer = (id: string): NewAnswer => ({ id, revision: 0, ranks: [2, 1], comment: 'mine' });
const entry = (number: number, id: string) => ({
  order: 1,
  owner: 'ann',
  subject: `item-${number}`,
  body: newAnswer(id),
});
const after = (...actions: readonly JudgingAction[]): JudgingState =>
  actions.reduce(reduceJudging, emptyRoom(progress));

it('queues items in the order of their numbers, each once', () => {
  expect(after(fetched(3), fetched(2), fetched(3)).queue).toEqual([2, 3]);
});

it('takes an answered item from the queue before the server knows', () => {
  const state = after(fetched(1), fetched(2), { type: 'answered', number: 1, answer: answer('a') });
  expect(state.queue).toEqual([2]);
  expect(state.items.get(1)?.answer?.id).toBe('a');
  expect(heldItems(state)).toEqual(['item-1', 'item-2']);
});

it('does not let go of an answer under way when the server tells of an earlier one', () => {
  const state = after(
    fetched(1),
    { type: 'answered', number: 1, answer: answer('first') },
    { type: 'answered', number: 1, answer: answer('second') },
    {
      type: 'sent',
      sent: {
        type: 'saved',
        entry: entry(1, 'first'),
        saved: { assignment: item(1, { revision: 1, answer: answer('first') }), progress },
      },
    },
  );
  expect(state.items.get(1)).toMatchObject({ revision: 1, answer: { id: 'second' } });
});

it('shows what was answered in another tab', () => {
  const state = after(fetched(1), {
    type: 'sent',
    sent: {
      type: 'saved',
      entry: entry(1, 'theirs'),
      saved: { assignment: item(1, { revision: 1, answer: answer('theirs') }), progress: { ...progress, judged: 1 } },
    },
  });
  expect(state.queue).toEqual([]);
  expect(state.progress.judged).toBe(1);
});

it('asks again for an item whose answer was refused, and remembers why', () => {
  const problem = { code: 'WRONG_STATE', expected: 'a', found: 'b', remedy: 'c' };
  const state = after(
    fetched(1),
    fetched(2),
    { type: 'answered', number: 1, answer: answer('mine') },
    { type: 'sent', sent: { type: 'refused', entry: entry(1, 'mine'), problem } },
  );
  expect([...state.items.keys()]).toEqual([2]);
  expect(heldItems(state)).toEqual(['item-2']);
  expect(state.refusals.get(1)).toEqual(problem);
});

it('keeps the answer that lost a conflict, until the judge has chosen', () => {
  const current = item(1, { revision: 2, answer: answer('theirs') });
  const state = after(
    fetched(1),
    { type: 'answered', number: 1, answer: answer('mine') },
    { type: 'sent', sent: { type: 'conflict', entry: entry(1, 'mine'), current } },
  );
  expect(state.items.get(1)).toEqual(current);
  expect(state.conflicts.get(1)).toEqual({ ranks: [2, 1], details: null, flagged: false, comment: 'mine' });
  expect(reduceJudging(state, { type: 'settled', number: 1 }).conflicts.size).toBe(0);
});
