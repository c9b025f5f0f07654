import { rankingOfAnswer, type Ranking } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { outputsOf } from '../campaigns/item-output.js';
import { detailsOf } from '../protocols/details-of.js';
import { importedRows } from './imported-rows.js';

const texts = {
  sources: ['He go home .'],
  outputs: new Map([
    ['one', ['He goes home .']],
    ['two', ['He go to home .']],
  ]),
};
const asked = { sentence: 0, judge: 'ann', item: '7', seconds: 12 };

it.each<[string, Ranking]>([
  [
    'ranks',
    {
      ...asked,
      outputs: [
        { systems: ['one'], rank: 1 },
        { systems: ['two'], rank: 2 },
      ],
    },
  ],
  [
    'scores',
    {
      ...asked,
      outputs: [
        { systems: ['one'], rank: 1, scores: { fluency: 90 } },
        { systems: ['two'], rank: 2, scores: { fluency: 40 } },
      ],
    },
  ],
  [
    'verdicts on edits',
    {
      ...asked,
      missed: [{ start: 1, end: 2 }],
      outputs: [
        { systems: ['one'], rank: 1, edits: [{ start: 1, end: 2, correction: 'goes', verdict: 'right' }] },
        {
          systems: ['two'],
          rank: 2,
          edits: [{ start: 2, end: 2, correction: 'to', verdict: 'wrong', unplaced: true }],
        },
      ],
    },
  ],
])('keeps the %s of imported judgments', (_, ranking) => {
  const { items, judgments } = importedRows('campaign', [ranking], texts, 0);
  const [{ ranks, details }] = judgments;
  const answer = { ranks: JSON.parse(ranks ?? 'null') as number[], details: detailsOf({ details }) };
  expect(rankingOfAnswer({ ...asked, outputs: outputsOf(items[0]), ...answer })).toEqual(ranking);
});
