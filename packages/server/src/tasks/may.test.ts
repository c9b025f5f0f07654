import { describe, expect, it } from 'vitest';
import type { TaskRow, TeamRow } from '../storage/task-tables.js';
import type { Viewer } from '../viewers/viewer.js';
import { may } from './may.js';
import { TaskSettings } from './schemas.js';

const task: TaskRow = {
  id: 'task',
  name: 'Task',
  created_at: 0,
  version: 1,
  gold_version: 1,
  alternatives_version: 0,
  join_hash: null,
  campaign_id: null,
  benchmark_id: null,
  track: null,
  settings: JSON.stringify(
    TaskSettings.parse({
      phases: [{ name: 'Test', opensAt: 10, closesAt: 20 }],
      release: { source: 10, leaderboard: 30, systems: 40, gold: 40 },
      proposals: { opensAt: 40, closesAt: 50 },
    }),
  ),
};
const team = (task_id: string): Viewer => {
  const row: TeamRow = {
    id: 'team',
    task_id,
    name: 'Team',
    key_hash: null,
    created_at: 0,
    join_hash: null,
    approved: 1,
    entrant_id: null,
    baseline: 0,
  };
  return { kind: 'team', team: row };
};
const everybody: Viewer = { kind: 'everybody' };

/** The names of what is allowed. */
const allowed = (viewer: Viewer, now: number): string[] =>
  Object.entries(may(task, viewer, now)).flatMap(([name, is]) => (is ? [name] : []));

describe('may(task, viewer, now)', () => {
  it('lets organisers read everything at any time, and hand in nothing', () => {
    const reading = ['organise', 'readSource', 'readLeaderboard', 'readSystems', 'readGold'];
    expect(allowed({ kind: 'organiser' }, 0)).toEqual(reading);
    expect(allowed({ kind: 'organiser' }, 45)).toEqual(reading);
  });

  it('lets teams read, hand in and propose when it is time', () => {
    expect(allowed(team('task'), 9)).toEqual([]);
    expect(allowed(team('task'), 10)).toEqual(['readSource', 'submit']);
    expect(allowed(team('task'), 20)).toEqual(['readSource']);
    expect(allowed(team('task'), 30)).toEqual(['readSource', 'readLeaderboard']);
    const released = ['readSource', 'readLeaderboard', 'readSystems', 'readGold'];
    expect(allowed(team('task'), 40)).toEqual([...released, 'propose']);
    expect(allowed(team('task'), 50)).toEqual(released);
  });

  it('takes a team of another task for anybody', () => {
    for (const now of [9, 10, 20, 30, 40, 50]) expect(allowed(team('other'), now)).toEqual(allowed(everybody, now));
    expect(allowed(everybody, 29)).toEqual([]);
    expect(allowed(everybody, 40)).toEqual(['readSource', 'readLeaderboard', 'readSystems', 'readGold']);
  });
});
