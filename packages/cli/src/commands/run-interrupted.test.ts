import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { entries } from '../testing/entries.js';
import { file, folder, json, startStet } from '../testing/stet.js';

const SENTENCES = Array.from({ length: 40 }, (_, at) => `this is sentence ${at} of them`);
const source = file('forty.txt', `${SENTENCES.join('\n')}\n`);
const CORRECTED = SENTENCES.map((sentence) => `${sentence}!\n`).join('');

/** A slow checker that logs what it is asked to the file in the variable ASKED. */
const COMMAND = `read -r line; printf '%s\\n' "$line" >> "$ASKED"; sleep "\${PAUSE:-0}"; printf '%s!\\n' "$line"`;

function args(cache: string, output: string): string[] {
  return ['run', '--source', source, '--command', COMMAND, '--batch', '1', '--cache', cache, '--output', output];
}

const lines = (path: string): string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

/** The sentences that a cache has answers to. */
function finished(cache: string): string[] {
  return entries(cache).map((entry) => (JSON.parse(readFileSync(entry, 'utf8')) as { sentence: string }).sentence);
}

async function untilSomeAreKept(cache: string): Promise<void> {
  while (entries(cache).length < 3) await wait(10);
}

describe('stet run that is ended before its time', () => {
  it('goes on after kill -9, and asks no finished sentence again', async () => {
    const [cache, output] = [join(folder, 'killed'), join(folder, 'killed.txt')];
    const first = startStet([...args(cache, output), '--concurrency', '2'], {
      ASKED: join(folder, 'asked-first'),
      PAUSE: '0.1',
    });
    await untilSomeAreKept(cache);
    first.child.kill('SIGKILL');
    await first.done;
    const done = finished(cache);
    expect(done.length).toBeGreaterThanOrEqual(3);
    expect(done.length).toBeLessThan(SENTENCES.length);
    expect(existsSync(output)).toBe(false);

    const askedFile = join(folder, 'asked-second');
    const { status, stdout } = await startStet([...args(cache, output), '--json'], { ASKED: askedFile }).done;
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ fromCache: done.length, asked: SENTENCES.length - done.length });
    expect(lines(askedFile)).toEqual(SENTENCES.filter((sentence) => !done.includes(sentence)));
    expect(readFileSync(output, 'utf8')).toBe(CORRECTED);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly at %s, and keeps what it has', async (signal) => {
    const [cache, output] = [join(folder, signal), join(folder, `${signal}.txt`)];
    const askedFile = join(folder, `asked-${signal}`);
    const run = startStet(args(cache, output), { ASKED: askedFile, PAUSE: '0.1' });
    await untilSomeAreKept(cache);
    run.child.kill(signal);
    const { status, stdout, stderr } = await run.done;
    expect({ status, stdout, stderr }).toEqual({
      status: 130,
      stdout: '',
      stderr: 'stet: interrupted. The answers so far are in the cache; the same command goes on from there.\n',
    });
    expect(existsSync(output)).toBe(false);
    const done = finished(cache);
    // One question may have been under way.
    expect(lines(askedFile).length - done.length).toBeLessThanOrEqual(1);
    await startStet(args(cache, output), { ASKED: join(folder, `again-${signal}`) }).done;
    expect(readFileSync(output, 'utf8')).toBe(CORRECTED);
  });

  it('shares its cache with another process that runs at the same time', async () => {
    const cache = join(folder, 'both');
    const outputs = ['one', 'two'].map((name) => join(folder, `${name}.txt`));
    const env = { ASKED: join(folder, 'asked-both') };
    const runs = await Promise.all(outputs.map((output) => startStet(args(cache, output), env).done));
    expect(runs.map(({ status, stderr }) => [status, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    for (const output of outputs) expect(readFileSync(output, 'utf8')).toBe(CORRECTED);
    expect(finished(cache).toSorted()).toEqual(SENTENCES.toSorted());
    const again = json([...args(cache, outputs[0]), '--json']);
    expect(again).toMatchObject({ asked: 0, fromCache: 40 });
  });
});
