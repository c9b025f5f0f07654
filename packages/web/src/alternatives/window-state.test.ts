import { expect, it } from 'vitest';
import { aTask } from '../tasks/testing/a-task.js';
import { windowState } from './window-state.js';

const at = (now: number, opensAt: number | null, closesAt: number | null, gold: number | null): string =>
  windowState(
    {
      settings: {
        ...aTask.settings,
        proposals: { opensAt, closesAt },
        release: { ...aTask.settings.release, gold },
      },
    },
    now,
  );

it('takes proposals between the dates, once the gold is public', () => {
  expect(at(5, null, null, 1)).toBe('coming');
  expect(at(5, 6, null, 1)).toBe('coming');
  expect(at(6, 6, null, 1)).toBe('open');
  expect(at(6, 6, 9, 7)).toBe('noGold');
  expect(at(9, 6, 9, 1)).toBe('closed');
});
