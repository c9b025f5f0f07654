import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { clock, originOf } from './origin-of.js';

describe('originOf(args, now)', () => {
  const now = new Date('2026-11-18T23:59:59Z');

  it('gives the command as it is typed, and the day', () => {
    expect(originOf(['score', '--gold', 'gold.m2', 'a/b.txt'], now)).toEqual({
      command: 'stet score --gold gold.m2 a/b.txt',
      date: '2026-11-18',
    });
  });

  it('quotes what a shell would take apart', () => {
    const args = ['--title', "Zoë's essays", '$HOME', '', 'a\nb'];
    const { command = '' } = originOf(args, now);
    const printed = execFileSync('sh', ['-c', command.replace(/^stet/u, `printf '%s\\0'`)], { encoding: 'utf8' });
    expect(printed.split('\0').slice(0, -1)).toEqual(args);
  });
});

describe('clock(environment)', () => {
  it('stands still where SOURCE_DATE_EPOCH says so', () => {
    expect(clock({ SOURCE_DATE_EPOCH: '1700000000' })).toEqual(new Date('2023-11-14T22:13:20Z'));
  });

  it('else goes on', () => {
    const before = Date.now();
    expect(clock({}).getTime()).toBeGreaterThanOrEqual(before);
    expect(clock({ SOURCE_DATE_EPOCH: 'soon' }).getTime()).toBeGreaterThanOrEqual(before);
  });
});
