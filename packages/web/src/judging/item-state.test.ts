import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDraft, openItem, reduceItem, type ItemAction, type ItemState } from './item-state.js';
import { describeRanks, isComplete } from './ranks.js';

const after = (actions: readonly ItemAction[], outputs = 3): ItemState =>
  actions.reduce(reduceItem, openItem(emptyDraft(outputs, null)));
const digit = (value: number): ItemAction => ({ type: 'digit', digit: value });

it('ranks the focused output by a digit and goes on to the next without a rank', () => {
  const state = after([digit(2), digit(1)]);
  expect(state.draft.ranks).toEqual([2, 1, null]);
  expect(state.focused).toBe(2);
});

it('allows ties and ranks left out', () => {
  expect(after([digit(3), digit(3), digit(1)]).draft.ranks).toEqual([3, 3, 1]);
});

it('goes back to an output that was passed over', () => {
  const state = after([{ type: 'move', by: 1 }, digit(1), digit(2)]);
  expect(state.draft.ranks).toEqual([null, 1, 2]);
  expect(state.focused).toBe(0);
});

it('ignores digits beyond the number of outputs, and takes a rank back by 0', () => {
  expect(after([digit(4)])).toEqual(after([]));
  const { draft, focused } = after([digit(1), { type: 'focus', output: 0 }, digit(0)]);
  expect({ ...after([]), draft, focused }).toEqual(after([]));
});

it('visits an output when keys lead there, and not where a pointer is already', () => {
  const visitsOf = (...actions: ItemAction[]): number => after(actions).visits;
  expect(visitsOf(digit(1), { type: 'move', by: 1 }, { type: 'visit', output: 0 })).toBe(3);
  expect(visitsOf({ type: 'focus', output: 2 }, { type: 'rank', output: 1, rank: 2 })).toBe(0);
});

it('stays on the list of outputs when it moves', () => {
  const moves = fc.array(fc.constantFrom<ItemAction>({ type: 'move', by: 1 }, { type: 'move', by: -1 }));
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 5 }), (actions, outputs) => {
      const { focused } = after(actions, outputs);
      expect(focused).toBeGreaterThanOrEqual(0);
      expect(focused).toBeLessThan(outputs);
    }),
  );
});

it('keeps flag and comment when ranks are cleared', () => {
  const state = after([
    { type: 'flag', flagged: true },
    { type: 'comment', comment: 'odd' },
    digit(1),
    { type: 'clear' },
  ]);
  expect(state.draft).toEqual({ ranks: [null, null, null], details: null, flagged: true, comment: 'odd' });
});

it('is complete when every output has a rank', () => {
  expect(isComplete([1, null])).toBe(false);
  expect(isComplete([1, 1])).toBe(true);
  expect(isComplete([])).toBe(false);
});

it('says a ranking in words', () => {
  expect(describeRanks([2, 1, 2, null, 2])).toBe('Rank 1: B. Rank 2: A, C and E. Not ranked: D.');
  expect(describeRanks([1, 1])).toBe('Rank 1: A and B.');
});
