import { expect, it } from 'vitest';
import { judgmentsToSeparate, type Ranking } from '@stet/core/internal';
import { separateSystems } from './separate-systems.js';

/** Two outputs of every three systems, some ties; a wins more. */
const rankings: Ranking[] = Array.from({ length: 90 }, (_, sentence) => {
  const [one, other] = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ][sentence % 3];
  const ranks = sentence % 7 === 0 ? [1, 1] : sentence % 5 < 3 ? [1, 2] : [2, 1];
  const outputs = [
    { systems: [one], rank: ranks[0] },
    { systems: [other], rank: ranks[1] },
  ];
  return { sentence, judge: 'ann', outputs };
});

const options = { confidence: 0.95, power: 0.8, simulations: 30, seed: 1, limit: 300 } as const;

it.each(['expected-wins', 'bradley-terry'] as const)(
  'gives the same by %s on one thread, on several, and without any',
  async (method) => {
    const alone = await separateSystems(rankings, ['a', 'b'], { ...options, method }, { threads: 1 });
    const several = await separateSystems(rankings, ['a', 'b'], { ...options, method }, { threads: 3 });
    expect(several).toEqual(alone);
    expect(judgmentsToSeparate(rankings, ['a', 'b'], { ...options, method })).toEqual(alone);
    expect(alone.steps.length).toBeGreaterThan(2);
  },
);
