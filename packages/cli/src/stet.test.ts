import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STET, file, gold, good, json, runStet as stet } from './testing/stet.js';

describe('stet metrics', () => {
  it('lists every metric with what it needs', () => {
    const { metrics } = json(['metrics', '--json']) as { metrics: { name: string; citation: string }[] };
    expect(metrics.map(({ name }) => name)).toContain('m2');
    expect(metrics.every(({ citation }) => /\d{4}/u.test(citation))).toBe(true);
  });
});

describe('stet', () => {
  it.each([
    [[]],
    [['score']],
    [['run']],
    [['explain']],
    [['compare']],
    [['metrics']],
    [['apply']],
    [['extract']],
    [['convert']],
    [['validate']],
  ])('%j --help shows an example', (command) => {
    const { status, stdout } = stet([...command, '--help']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Examples?:\n {2}\$ stet /u);
  });

  it('groups the commands in its help, each under one heading', () => {
    const { stdout } = stet(['--help']);
    const groups = stdout.split(/\n\n(?=[A-Z][^\n]*:\n)/u).slice(1);
    const [, ...headed] = groups.filter((group) => !group.startsWith('Example'));
    const names = (group: string): string[] => [...group.matchAll(/^ {2}([a-z][\w-]*)/gmu)].map(([, name]) => name);
    expect(headed.map((group) => [group.split('\n')[0], names(group)[0]])).toEqual([
      ['Score systems:', 'score'],
      ['Test a system that you build:', 'run'],
      ['Judge, rank, and trust:', 'campaign'],
      ['Prepare and check files:', 'validate'],
      ['Publish and share:', 'task'],
      ['Help:', 'help'],
    ]);
    const all = headed.flatMap(names);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20);
  });

  it('prints no colours to a file or a pipe, in CI neither', () => {
    const { NO_COLOR: _, ...env } = process.env;
    const piped = { encoding: 'utf8' as const, env: { ...env, CI: 'true', FORCE_COLOR: '1' } };
    const { stdout } = spawnSync(process.execPath, [STET, 'score', '--gold', gold, good], piped);
    const { stderr } = spawnSync(process.execPath, [STET, 'score', '--gold', 'none.m2', good], piped);
    expect(stdout + stderr).not.toContain('\u001b');
  });

  it('prints its version', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(stet(['--version']).stdout).toBe(`${version}\n`);
  });

  it.each<[string, string[], RegExp]>([
    [
      'a missing file',
      ['score', '--gold', 'none.m2', good],
      /none\.m2: expected a file .* found no such file.*\[FILE_UNREADABLE\]/u,
    ],
    ['a missing system', ['score', '--gold', gold, 'none.txt'], /none\.txt.*\[FILE_UNREADABLE\]/u],
    [
      'too few lines',
      ['score', '--gold', gold, file('short.txt', 'a b c\n')],
      /short\.txt:2: expected 2 lines.*found 1 line.*\[LINE_COUNT\]/u,
    ],
    ['an empty output', ['score', '--gold', gold, file('none.txt', '')], /found 0 lines.*\[LINE_COUNT\]/u],
    [
      'a gold that is no M2',
      ['score', '--gold', good, good],
      /good\.txt:1: expected a line that starts.*\[UNKNOWN_LINE\]/u,
    ],
    [
      'Latin-1',
      ['score', '--gold', gold, file('latin.txt', Uint8Array.from([0xe9, 0x0a]))],
      /latin\.txt:1: .*byte 0xe9 at offset 0.*\[INVALID_UTF8\]/u,
    ],
    ['an unknown option', ['score', '--gold', gold, '--betta', '1', good], /unknown option '--betta'.*\[BAD_OPTION\]/u],
    ['an unknown command', ['scrore'], /unknown command 'scrore'.*\[BAD_OPTION\]/u],
    ['no gold', ['score', good], /expected --gold, or --source and --reference.*\[BAD_OPTION\]/u],
    ['a bad beta', ['score', '--gold', gold, '--beta', '-1', good], /--beta.*\[BAD_OPTION\]/u],
    [
      'an unknown metric',
      ['score', '--gold', gold, '--metric', 'bleurgh', good],
      /no metric "bleurgh".*\[BAD_OPTION\]/u,
    ],
    [
      'an annotator that is not there',
      ['score', '--gold', gold, '--annotator', '7', good],
      /one of its annotators: 0.*\[UNKNOWN_ANNOTATOR\]/u,
    ],
    ['equal names', ['score', '--gold', gold, good, good], /systems with different names.*\[BAD_OPTION\]/u],
    ['the standard input twice', ['score', '--gold', '-', '-'], /at most once.*\[BAD_OPTION\]/u],
    [
      'a sentence that is not there',
      ['explain', '--gold', gold, '--sentence', '3', good],
      /--sentence from 1 to 2.*\[BAD_OPTION\]/u,
    ],
    ['one system to compare', ['explain', '--gold', gold, '--differ', good], /two systems or more.*\[BAD_OPTION\]/u],
  ])('refuses %s: exit code 2, one paragraph, no stack trace', (_, args, message) => {
    const { status, stdout, stderr } = stet(args);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/\n\s+at /u);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
