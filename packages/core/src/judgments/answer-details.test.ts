import { expect, it } from 'vitest';
import { rankingOfAnswer } from './answer-details.js';

const answer = {
  sentence: 3,
  judge: 'ann',
  item: '7',
  seconds: 12,
  outputs: [{ systems: ['good'] }, { systems: ['poor', 'worse'] }],
  details: null,
};

it('gives each output its rank', () => {
  expect(rankingOfAnswer({ ...answer, ranks: [1, 2] })).toEqual({
    sentence: 3,
    judge: 'ann',
    item: '7',
    seconds: 12,
    outputs: [
      { systems: ['good'], rank: 1 },
      { systems: ['poor', 'worse'], rank: 2 },
    ],
  });
});

it('has no outputs for a skipped item', () => {
  expect(rankingOfAnswer({ ...answer, ranks: null }).outputs).toEqual([]);
});

it('gives each output what was said of its edits, and the ranking the errors that were marked', () => {
  const edits = [{ start: 0, end: 1, correction: 'x', verdict: 'right' as const }];
  const details = { outputs: [{ edits }, { edits: [] }], missed: [{ start: 1, end: 2 }] };
  expect(rankingOfAnswer({ ...answer, ranks: [1, 2], details })).toMatchObject({
    missed: [{ start: 1, end: 2 }],
    outputs: [{ systems: ['good'], rank: 1, edits }, { edits: [] }],
  });
});
