import { describe, expect, it } from 'vitest';
import { dayIn, openPhase } from './phases.js';

const phase = { name: 'Test', timeZone: 'UTC', limit: 0, limitPerDay: 0, limitPerMonth: 0 };

describe('openPhase(phases, now)', () => {
  const phases = [
    { ...phase, opensAt: 10, closesAt: 20 },
    { ...phase, opensAt: 15, closesAt: 30 },
  ];

  it('is the first one that has opened and not closed', () => {
    expect([9, 10, 19, 20, 29, 30].map((now) => openPhase(phases, now))).toEqual([null, 0, 0, 1, 1, null]);
  });
});

describe('dayIn(timeZone, time)', () => {
  it('is the day that people there have', () => {
    const time = Date.UTC(2026, 10, 16, 16);
    expect(dayIn('UTC', time)).toBe('2026-11-16');
    expect(dayIn('Asia/Singapore', time)).toBe('2026-11-17');
    expect(dayIn('Asia/Singapore', time - 1)).toBe('2026-11-16');
  });

  it('has 25 hours when the clocks are put back, and 23 when they are put forward', () => {
    const hoursOf = (zone: string, day: string, around: number): number => {
      const hours = Array.from({ length: 72 }, (_, hour) => around + (hour - 36) * 3_600_000);
      return hours.filter((time) => dayIn(zone, time) === day).length;
    };
    expect(hoursOf('Europe/Berlin', '2026-10-25', Date.UTC(2026, 9, 25, 12))).toBe(25);
    expect(hoursOf('Europe/Berlin', '2026-03-29', Date.UTC(2026, 2, 29, 12))).toBe(23);
    expect(hoursOf('America/New_York', '2026-11-01', Date.UTC(2026, 10, 1, 12))).toBe(25);
    expect(hoursOf('Asia/Singapore', '2026-10-25', Date.UTC(2026, 9, 25, 12))).toBe(24);
  });
});
