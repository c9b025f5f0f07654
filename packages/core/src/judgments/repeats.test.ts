import { expect, it } from 'vitest';
import type { Ranking } from './ranking.js';
import { exactRepeats } from './repeats.js';

const ranking: Ranking = {
  sentence: 12,
  judge: 'ann',
  item: '7',
  seconds: 41.25,
  outputs: [
    { systems: ['A'], rank: 1 },
    { systems: ['B'], rank: 2 },
  ],
};

it('finds rankings that are the same in everything, time included', () => {
  expect(exactRepeats([ranking, { ...ranking, judge: 'bob' }, ranking, ranking])).toEqual([ranking, ranking]);
});

it('lets a judge rank an item again', () => {
  expect(exactRepeats([ranking, { ...ranking, seconds: 17.5 }, { ...ranking, outputs: [] }])).toEqual([]);
});

it('says nothing where the time is not known, or none was needed', () => {
  const { seconds: _, ...untimed } = ranking;
  expect(exactRepeats([untimed, untimed])).toEqual([]);
  const saved = { ...ranking, seconds: 0, outputs: [{ systems: ['A', 'B'], rank: 1 }] };
  expect(exactRepeats([saved, saved])).toEqual([]);
});
