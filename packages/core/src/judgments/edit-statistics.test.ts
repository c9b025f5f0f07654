import { expect, it } from 'vitest';
import type { Sentence } from '../corpus/edit.js';
import { requiredEdit } from '../corpus/edit.js';
import { editStatistics, haveEdits } from './edit-statistics.js';
import type { Ranking } from './ranking.js';

const rankings: Ranking[] = [
  {
    ...{ sentence: 0, judge: 'ann', missed: [0, 1].map((start) => ({ start, end: 1 })) },
    outputs: [
      {
        ...{ systems: ['A', 'B'], rank: 1 },
        edits: [
          { start: 0, end: 1, correction: 'x', verdict: 'right' },
          { start: 1, end: 2, correction: '', verdict: 'unnecessary' },
        ],
      },
      { systems: ['C'], rank: 2, edits: [{ start: 0, end: 1, correction: 'y', verdict: null }] },
    ],
  },
  {
    ...{ sentence: 0, judge: 'bo' },
    outputs: [
      { systems: ['A'], rank: 1, edits: [{ start: 0, end: 1, correction: 'x', verdict: 'wrong', unplaced: true }] },
    ],
  },
];

it('editStatistics(rankings) counts an edit once for its judge and for each system, and gaps among marked errors', () => {
  const none = { right: 0, wrong: 0, unnecessary: 0, none: 0 };
  expect(editStatistics(rankings)).toEqual({
    judges: [
      { ...none, judge: 'ann', right: 1, unnecessary: 1, none: 1, shareRight: 0.5, missed: 2, gaps: 1 },
      { ...none, judge: 'bo', wrong: 1, shareRight: 0, missed: 0, gaps: 0 },
    ],
    systems: [
      { ...none, system: 'A', right: 1, wrong: 1, unnecessary: 1, shareRight: 1 / 3 },
      { ...none, system: 'B', right: 1, unnecessary: 1, shareRight: 0.5 },
      { ...none, system: 'C', none: 1 },
    ],
    total: { ...none, right: 1, wrong: 1, unnecessary: 1, none: 1, shareRight: 1 / 3, missed: 2, gaps: 1 },
    unplaced: 1,
  });
});

it('editStatistics(rankings, gold) divides what has a place into edits of the gold and others', () => {
  const gold: Sentence[] = [
    {
      source: 'a b',
      annotations: [
        { annotator: 0, edits: [] },
        { annotator: 1, edits: [requiredEdit({ start: 0, end: 1, type: 'T', correction: 'x' })] },
      ],
    },
  ];
  expect(editStatistics(rankings, gold).gold).toEqual({
    inside: { right: 1, wrong: 0, unnecessary: 0, none: 0, shareRight: 1 },
    outside: { right: 0, wrong: 0, unnecessary: 1, none: 1, shareRight: 0 },
  });
});

it('haveEdits(rankings) says whether edits were judged', () => {
  expect(haveEdits(rankings)).toBe(true);
  expect(haveEdits([{ sentence: 0, judge: 'ann', outputs: [{ systems: ['A'], rank: 1 }] }])).toBe(false);
});
