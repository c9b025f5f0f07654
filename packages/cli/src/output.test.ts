import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { STET, file, folder, gold, good, runStet, startStet } from './testing/stet.js';

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

describe('standard output', () => {
  it('that does not fit on the disk ends with exit code 2, not with a part of the result', () => {
    const sentences = Array.from({ length: 400 }, (_, at) => `S The cat number ${at} sat on the mat .\n\n`).join('');
    const large = file('large.m2', sentences);
    const target = `${folder}/cut.txt`;
    // A shell's limit on the size of files stands for a disk that is nearly full.
    const command = `ulimit -f 8; exec ${quoted([process.execPath, STET, 'convert', '--to', 'm2', large])} > '${target}'`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toContain('FILE_UNWRITABLE');
    expect(status).toBe(2);
  });

  it.runIf(existsSync('/dev/full')).each(['score', 'stats'])('of stet %s to a full device is an error', (name) => {
    const command = `exec ${quoted([process.execPath, STET, name, '--gold', gold, good])} > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toContain('standard output: expected a file that can be written; found a disk that is full.');
    expect(status).toBe(2);
  });
});

describe('terminal escapes', () => {
  const hostile = '\u001b[2J\u009b31mcat\u0007';

  it('in names and sentences are shown, not obeyed', () => {
    const system = file('hostile.txt', readFileSync(good, 'utf8').replace(/\S+/u, hostile));
    const name = `\u001b]0;title\u0007=${system}`;
    for (const args of [
      ['score', '--gold', gold, name],
      ['explain', '--gold', gold, system],
      ['score', '--gold', gold, '--format', 'csv', name],
      ['compare', '--gold', gold, name, good],
      ['explain', '--gold', gold, '--json', system],
      ['score', '--gold', `${hostile}.m2`, good],
    ]) {
      const { stdout, stderr } = runStet(args);
      // oxlint-disable-next-line no-control-regex -- these are what it looks for
      expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u);
    }
    expect(runStet(['explain', '--gold', gold, system]).stdout).toContain(String.raw`\x1b[2J\x9b31mcat\x07`);
  });

  it('stay what they are in JSON', () => {
    const system = file('hostile.txt', readFileSync(good, 'utf8').replace(/\S+/u, hostile));
    const { stdout } = runStet(['explain', '--gold', gold, '--json', system]);
    expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify(hostile).slice(1, -1));
  });
});

describe('an error', () => {
  it('is one paragraph, whatever line ends a file holds', () => {
    const baseline = file('baseline.txt', 'he go\nhome\n');
    const { status, stderr } = runStet(['gate', '--gold', gold, '--baseline', baseline, good]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^stet: .*expected a baseline in JSON.*\[BAD_BASELINE\]\n$/u);
  });

  it('says of an empty gold that it has no sentences', () => {
    const { status, stderr } = runStet(['apply', '--gold', file('empty.m2', '')]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/empty\.m2: expected sentences; found none\. /u);
  });

  it.runIf(existsSync('/proc/self'))('ends writing where no folder can be made', () => {
    const { status, stderr } = runStet(['apply', '--gold', gold, '--out', '/proc/nowhere/out.txt']);
    expect(status).toBe(2);
    expect(stderr).toContain('FILE_UNWRITABLE');
  });
});

describe('options out of range', () => {
  it.each([
    [['score', '--gold', gold, '--precision', '1000', good], 'from 0 to 20'],
    [['score', '--gold', gold, '--threads', '100000', good], 'from 0 to 1024'],
    [['serve', '--port', '99999'], 'from 0 to 65535'],
  ])('are refused with their range: %j', (args, range) => {
    const { status, stderr } = runStet(args);
    expect(status).toBe(2);
    expect(stderr).toContain(range);
  });
});

describe('a command that is interrupted', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends with %s, and leaves no part of a file behind', async (signal) => {
    const target = join(folder, signal);
    mkdirSync(target);
    // The second text never comes, and the first has been written by then.
    const pipe = join(folder, `${signal}.pipe`);
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const { child, done } = startStet(['apply', '--gold', pipe, '--threads', '1', '--out', join(target, 'out.txt')]);
    const writer = createWriteStream(pipe);
    writer.on('error', () => undefined);
    const sentences = Array.from({ length: 200_000 }, (_, at) => `S The cat number ${at} sat on the mat .\n\n`);
    writer.write(sentences.join(''));
    while (readdirSync(target).length === 0) await wait(10);
    child.kill(signal);
    await done;
    writer.destroy();
    expect(child.signalCode).toBe(signal);
    expect(readdirSync(target)).toEqual([]);
  });
});
