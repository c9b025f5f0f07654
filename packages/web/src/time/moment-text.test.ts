import { expect, it } from 'vitest';
import { momentIn, ownTime } from './moment-text.js';

const NOON = Date.parse('2026-12-01T12:00Z');

it('tells a moment in its zone', () => {
  expect(momentIn(NOON, 'Asia/Singapore')).toBe('1 Dec 2026, 20:00 (Asia/Singapore)');
});

it("adds the reader's own time where clocks differ", () => {
  expect(ownTime(NOON, 'Asia/Singapore', 'America/New_York')).toBe('1 Dec 2026, 07:00 your time');
  expect(ownTime(NOON, 'Europe/Berlin', 'Europe/Rome')).toBeUndefined();
});
