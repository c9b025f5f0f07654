import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, momentOf } from './zoned-time.js';

const MINUTE = 60_000;
const utc = (text: string): number => Date.parse(`${text}Z`);

describe('localTime and momentOf', () => {
  it('go there and back in zones on both sides of UTC, and in those half an hour off', () => {
    const moment = utc('2026-12-01T15:59');
    const times = ['UTC', 'Asia/Singapore', 'Asia/Kolkata', 'America/St_Johns'].map((zone) => localTime(moment, zone));
    expect(times).toEqual(['2026-12-01T15:59', '2026-12-01T23:59', '2026-12-01T21:29', '2026-12-01T12:29']);
    expect(momentOf('2026-12-01T23:59', 'Asia/Singapore')).toBe(moment);
  });

  it('take the first of two equal times when clocks are set back', () => {
    expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe(utc('2026-10-25T00:30'));
    expect(momentOf('2026-10-25T03:00', 'Europe/Berlin')).toBe(utc('2026-10-25T02:00'));
    expect(momentOf('2026-11-01T01:30', 'America/New_York')).toBe(utc('2026-11-01T05:30'));
  });

  it('move a time that clocks leave out to after it', () => {
    const left = momentOf('2026-03-29T02:30', 'Europe/Berlin') ?? 0;
    expect(left).toBe(utc('2026-03-29T01:30'));
    expect(localTime(left, 'Europe/Berlin')).toBe('2026-03-29T03:30');
    expect(localTime(momentOf('2026-10-04T02:15', 'Australia/Lord_Howe') ?? 0, 'Australia/Lord_Howe')).toBe(
      '2026-10-04T02:45',
    );
  });

  it('say nothing of what is no time', () => {
    expect(momentOf('', 'UTC')).toBeUndefined();
    expect(momentOf('tomorrow', 'UTC')).toBeUndefined();
  });

  it('find a moment again that shows the same time, whatever the zone', () => {
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
    const minutes = fc.integer({ min: utc('2000-01-01T00:00') / MINUTE, max: utc('2040-01-01T00:00') / MINUTE });
    fc.assert(
      fc.property(minutes, zone, (minute, name) => {
        const ms = minute * MINUTE;
        const found = momentOf(localTime(ms, name), name) ?? Number.NaN;
        expect(localTime(found, name)).toBe(localTime(ms, name));
        expect(found).toBeLessThanOrEqual(ms);
      }),
    );
  });
});
