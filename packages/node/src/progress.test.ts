import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStages } from './progress.js';

const { isTTY } = process.stderr;
let shown = '';

beforeEach(() => {
  shown = '';
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  process.stderr.isTTY = true;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});

afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows how long is left by the clock, and in words while nothing moves', async () => {
  const { update, stop } = await openStages();
  const TOTAL = 1000;
  for (let tick = 0; tick < 120; tick++) {
    update('Scoring', Math.max(0, 10 * (tick - 20)), TOTAL);
    vi.advanceTimersByTime(1200);
  }
  stop();
  const left = [...shown.matchAll(/\| ([^|]*) left/gu)].map(([, time]) => time);
  expect(left).toContain('a while');
  expect(left).toContain('1m00s');
  for (const time of left) expect(time).toMatch(/^(?:a while|[0-5]?\ds|[1-5]?\dm[0-5]\ds|\d+h[0-5]\dm)$/u);
});
