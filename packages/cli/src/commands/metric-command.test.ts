import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasPython, misbehaving } from '../../../node/src/testing/python.js';
import { EXAMPLE, GOLD, SYSTEMS, folder, runStet, type Run } from '../testing/stet.js';

const WORD_OVERLAP = fileURLToPath(new URL('../../../../examples/metrics/word_overlap.py', import.meta.url));
const overlap = ['--metric-command', `python3 "${WORD_OVERLAP}"`];

const run = (...args: readonly string[]): Run => runStet(args, undefined, { XDG_CACHE_HOME: folder });

const scored = ['score', '--gold', GOLD, '--metric', 'm2', SYSTEMS];

describe.skipIf(!hasPython)('--metric-command', () => {
  it('gives a Python program intervals and tests', () => {
    const { status, stdout, stderr } = run('score', '--gold', GOLD, ...overlap, '--significance', SYSTEMS);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^System\s+word-overlap\s+95 % interval\s+vs careful\s+vs next\ncareful\s+85\.74\s+[\d.]+ to/u,
    );
    expect(stdout).toMatch(/\nword-overlap\|version:1\.0\|command:[0-9a-f]{12}\|of:mean\|.*\|stet:/u);
  });

  it('gives it a view of each sentence', () => {
    const { stdout } = run('score', '--gold', GOLD, ...overlap, '--per-sentence', '--json', SYSTEMS);
    const { systems } = JSON.parse(stdout) as { systems: { sentences: { value: number }[] }[] };
    expect(systems[0].sentences).toHaveLength(60);
  });

  it('gives it a row in stet meta', () => {
    const judgments = join(EXAMPLE, 'judgments.xml');
    const args = ['--judgments', judgments, '--gold', GOLD, '--metric', 'm2', ...overlap, '--json', SYSTEMS];
    const { systemLevel, sentenceLevel } = JSON.parse(run('meta', ...args).stdout) as {
      systemLevel: { correlations: { metric: string }[] };
      sentenceLevel: unknown;
    };
    expect(systemLevel.correlations.map(({ metric }) => metric).sort()).toEqual([
      'length',
      'm2',
      'unchanged',
      'word-overlap',
    ]);
    expect(JSON.stringify(sentenceLevel)).toContain('word-overlap');
  });

  it('gives it a say in stet gate', () => {
    const args = ['gate', '--baseline', join(EXAMPLE, 'baseline.json'), '--gold', GOLD, '--json', '-', ...overlap];
    const same = JSON.parse(run(...args, join(SYSTEMS, 'careful.txt')).stdout) as Record<string, unknown>;
    expect(same).toMatchObject({ passed: true, metrics: [{ metric: 'word-overlap', change: 0, significant: false }] });
    const worse = run(...args, join(SYSTEMS, 'reckless.txt'));
    expect(worse.status).toBe(1);
    expect(JSON.parse(worse.stdout)).toMatchObject({ passed: false, metrics: [{ significant: true }] });
  });

  it.each([
    ['dies', 'PROGRAM_ENDED'],
    ['hangs', 'PROGRAM_SILENT'],
    ['prints without end', 'PROGRAM_TOO_LOUD'],
    ['answers out of order', 'ANSWER_OUT_OF_ORDER'],
    ['leaves its range', 'BAD_ANSWER'],
    ['declares nothing', 'BAD_DECLARATION'],
  ])('says why there is no score of a program that %s, and loses no other', (way, code) => {
    const limit = ['--metric-seconds', way === 'hangs' ? '2' : '60', '--metric-cache', 'none'];
    const { status, stdout, stderr } = run(...scored, '--metric-command', misbehaving(way), ...limit);
    expect(stdout).toBe(run(...scored).stdout);
    expect(stderr).toMatch(new RegExp(String.raw`^stet: expected .*; found .*\. .* \[${code}\]\n$`, 'u'));
    expect(status).toBe(2);
  });

  it('says why nothing is scored where there is no other metric', () => {
    const { status, stdout, stderr } = run('score', '--gold', GOLD, '--metric-command', 'no-such-program', SYSTEMS);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/no-such-program to start; found no such program\./u);
  });

  it('refuses a program that takes the name of another metric', () => {
    const { status, stderr } = run('score', '--gold', GOLD, ...overlap, ...overlap, SYSTEMS);
    expect(status).toBe(2);
    expect(stderr).toContain('a program whose metric has a name of its own; found "word-overlap"');
  });
});
