import type { Task } from '@stet/server';
import { expect, it } from 'vitest';
import { aTask, somePhase } from './testing/a-task.js';
import { nextStep } from './next-step.js';

const phases = [somePhase({ name: 'Test', opensAt: 100, closesAt: 200 })];
const settings = { ...aTask.settings, phases };

it('leads an organiser from an empty task to the final table', () => {
  const steps: readonly (readonly [now: number, change: Partial<Task>])[] = [
    [0, {}],
    [0, { sentences: 9, goldVersion: 1 }],
    [0, { settings }],
    [0, { teams: 3 }],
    [100, { phase: 0 }],
    [100, { waiting: 2 }],
    [100, { waiting: 0, goldVersion: 0 }],
    [200, { goldVersion: 1, phase: null }],
    [201, { settings: { ...settings, release: { ...settings.release, leaderboard: 201 } } }],
    [202, { settings: { ...settings, release: { ...settings.release, leaderboard: 201, gold: 202 } } }],
  ];
  let task = aTask;
  const words = steps.map(([now, change]) => {
    task = { ...task, ...change };
    return nextStep(task, now);
  });
  expect(words).toEqual([
    'Upload the source or the gold, or have essays annotated.',
    'Say when teams may hand in.',
    'Make the link that teams register with.',
    'Teams wait for Test to open.',
    'Teams hand in: Test.',
    '2 submissions are being scored.',
    'Upload the gold: nothing is scored without it.',
    'Release the leaderboard.',
    'Release the gold, so that teams can propose alternative answers.',
    'See the final table.',
  ]);
});
