import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { file, good, gold, runStet } from './testing/stet.js';

/** With so little memory, a command that keeps what it should not is aborted, and no exit code is 2. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=150' };

describe('input without end or sense', () => {
  it.runIf(existsSync('/dev/urandom'))('is refused as soon as it is no text', () => {
    const { status, stderr } = runStet(['rank', '/dev/urandom'], '', SMALL_HEAP);
    expect(stderr).toMatch(/INVALID_UTF8|NUL_CHARACTER/u);
    expect(status).toBe(2);
  });

  it('of empty lines alone is not kept whole', () => {
    const empty = file('empty-lines.m2', Buffer.alloc(60_000_000, '\n'));
    const { status, stderr } = runStet(['score', '--gold', empty, good], '', SMALL_HEAP);
    expect(stderr).toContain('stet: ');
    expect(status).toBe(2);
  });

  it('of brackets alone is no document', () => {
    const brackets = file('brackets.json', '['.repeat(20_000_000));
    const { status, stderr } = runStet(['gate', '--gold', gold, '--baseline', brackets, good], '', SMALL_HEAP);
    expect(stderr).toContain('brackets.json');
    expect(status).toBe(2);
  });
});
