import { expect, it } from 'vitest';
import { somePhase } from '../testing/a-task.js';
import { earlyRelease, earlyReleases } from './early-release.js';

const NOW = 1000;
const phase = somePhase({ closesAt: 2000 });
const release = { source: null, leaderboard: null, systems: null, gold: null };

it('asks before outputs or gold are public while a phase is open, or is yet to open', () => {
  expect(earlyRelease('gold', NOW, [phase], NOW)).toContain('copy the answers');
  expect(earlyRelease('systems', 1999, [phase], NOW)).toContain('read what others hand in');
  expect(earlyRelease('gold', NOW, [{ ...phase, opensAt: 1500 }], NOW)).toContain('(Test)');
});

it('does not ask where nothing is given away', () => {
  expect(earlyRelease('gold', 2000, [phase], NOW)).toBeUndefined();
  expect(earlyRelease('gold', 500, [{ ...phase, closesAt: 800 }], NOW)).toBeUndefined();
  expect(earlyRelease('gold', null, [phase], NOW)).toBeUndefined();
  expect(earlyRelease('source', NOW, [phase], NOW)).toBeUndefined();
  expect(earlyRelease('leaderboard', NOW, [phase], NOW)).toBeUndefined();
});

it('asks about changes alone, of dates and of phases', () => {
  const early = { release: { ...release, gold: NOW }, phases: [phase] };
  expect(earlyReleases({ release, phases: [phase] }, early, NOW)).toContain('the gold');
  expect(earlyReleases({ ...early, phases: [] }, early, NOW)).toContain('the gold');
  expect(earlyReleases(early, early, NOW)).toBeUndefined();
  expect(earlyReleases(early, { ...early, release }, NOW)).toBeUndefined();
});
