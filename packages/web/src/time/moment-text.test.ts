import { expect, it } from 'vitest';
import { momentText, ownTime } from './moment-text.js';

const NOON = Date.parse('2026-12-01T12:00Z');

it('tells a moment in its zone, with the weekday, by 24 hours, and how far off it is', () => {
  expect(momentText(NOON, 'Asia/Singapore', NOON - 3 * 86_400_000)).toBe(
    'Tue 1 December 2026, 20:00 Asia/Singapore, in 3 days',
  );
  expect(momentText(Date.parse('2026-11-30T05:05Z'), 'America/New_York', NOON)).toBe(
    'Mon 30 November 2026, 00:05 America/New York, 31 hours ago',
  );
});

it("adds the reader's own time where clocks differ", () => {
  expect(ownTime(NOON, 'Asia/Singapore', 'America/New_York')).toBe('Tue 1 December 2026, 07:00 your time');
  expect(ownTime(NOON, 'Europe/Berlin', 'Europe/Rome')).toBeUndefined();
});
