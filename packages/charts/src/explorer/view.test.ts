import { describe, expect, it } from 'vitest';
import { exploredSentences } from '../testing/explored.js';
import { numberOf } from './use-sentences.js';
import { viewOf } from './view.js';

const SENTENCES = exploredSentences(1);
const careful = { systems: ['careful'] };

describe('viewOf(slots, filter)', () => {
  it('shows every sentence without a filter, also those that are not here yet', () => {
    const { slots } = viewOf([SENTENCES[0], 2, SENTENCES[2]], careful);
    expect(slots.map(numberOf)).toEqual([1, 2, 3]);
    expect(slots[1]).toBe(2);
    expect(slots[0]).toMatchObject({ outputs: [{ system: 'careful' }] });
  });

  it('shows under a filter what passes of those that are here', () => {
    const { slots } = viewOf([SENTENCES[0], 2, SENTENCES[2]], { ...careful, outcomes: ['matched'] });
    expect(slots.map(numberOf)).toEqual([1, 3]);
  });

  it('counts the sentences with each outcome under the rest of the filter', () => {
    expect(viewOf(SENTENCES, careful).outcomes).toEqual({ matched: 3, missed: 1, unneeded: 0, right: 3, unchanged: 1 });
    expect(viewOf(SENTENCES, { ...careful, types: ['SVA'], outcomes: ['missed'] }).outcomes).toEqual({
      matched: 1,
      missed: 0,
      unneeded: 0,
      right: 0,
      unchanged: 0,
    });
  });

  it('counts recall by type of the first system over all sentences', () => {
    const { types } = viewOf(SENTENCES, { systems: ['careful', 'idle'], search: 'nowhere' });
    expect(types.map(({ type, correct, gold }) => [type, correct, gold])).toEqual([
      ['Vt', 1, 1],
      ['SVA', 1, 1],
      ['ArtOrDet', 1, 1],
      ['Wform', 0, 1],
    ]);
  });
});
