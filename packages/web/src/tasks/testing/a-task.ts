import type { Phase, Task } from '@stet/server';

export function somePhase(overrides: Partial<Phase> = {}): Phase {
  const limits = { limit: 0, limitPerDay: 0, limitPerMonth: 0 };
  return { name: 'Test', opensAt: 0, closesAt: 1, timeZone: 'UTC', ...limits, ...overrides };
}

/** A task that has just been created. */
export const aTask: Task = {
  id: 't',
  name: 'Evening class',
  createdAt: 0,
  version: 0,
  sentences: 0,
  annotators: 0,
  errorTypes: [],
  skippedEdits: 0,
  goldVersion: 0,
  benchmark: null,
  alternativesVersion: 0,
  teams: 0,
  submissions: 0,
  waiting: 0,
  phase: null,
  campaign: null,
  registrationOpen: false,
  metricPrograms: [],
  settings: {
    description: '',
    language: 'en',
    metrics: ['m2'],
    official: 'm2',
    unit: 'word',
    normalise: ['none'],
    phases: [],
    ranked: 'latest',
    release: { source: null, leaderboard: null, systems: null, gold: null },
    totalsOnly: false,
    proposals: { opensAt: null, closesAt: null },
    registration: { most: 50, approval: false },
    resamples: 1000,
    confidence: 0.95,
    seed: 1,
  },
  may: {
    organise: false,
    readSource: false,
    readLeaderboard: false,
    readSystems: false,
    readGold: false,
    submit: false,
    propose: false,
  },
};
