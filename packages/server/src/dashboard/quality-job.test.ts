import type { Ranking } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { qualityOf } from './quality-job.js';

/** Systems from best to worst. */
const judged = (judge: string, item: string, sentence: number, ...systems: readonly string[]): Ranking => ({
  ...{ judge, item, sentence, seconds: 30 },
  outputs: systems.map((system, at) => ({ systems: [system], rank: at + 1 })),
});

it('counts items that came again by what was in them, whatever they are called', () => {
  const rankings = [
    judged('ann', 'first', 0, 'a', 'b', 'c'),
    judged('ann', 'second', 1, 'a', 'b'),
    judged('ann', 'third', 0, 'b', 'a', 'c'),
    judged('bob', 'first', 0, 'a', 'b', 'c'),
  ];
  expect(qualityOf({ rankings, tooFastSeconds: 3 })).toMatchObject([
    { judge: 'ann', repeatedItems: 1, repeatedPairs: 3, contradictions: 1, changedTies: 0 },
    { judge: 'bob', repeatedItems: 0, repeatedPairs: 0, contradictions: 0 },
  ]);
});
