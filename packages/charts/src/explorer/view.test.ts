import { describe, expect, it } from 'vitest';
import { exploredSentences } from '../testing/explored.js';
import { numberOf } from './use-sentences.js';
import { shownSlots } from './view.js';

const SENTENCES = exploredSentences(1);

describe('shownSlots(slots, numbers, systems)', () => {
  it('shows every sentence without numbers, also those that are not loaded yet', () => {
    const slots = shownSlots([SENTENCES[0], 2, SENTENCES[2]], undefined, ['careful']);
    expect(slots.map(numberOf)).toEqual([1, 2, 3]);
    expect(slots[1]).toBe(2);
    expect(slots[0]).toMatchObject({ outputs: [{ system: 'careful' }] });
  });

  it('shows the sentences with the numbers, loaded or not', () => {
    const slots = shownSlots([SENTENCES[0], 2, SENTENCES[2], 4], [3, 4], ['careful']);
    expect(slots).toEqual([expect.objectContaining({ sentence: 3 }), 4]);
  });
});
