import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { STET, file, folder, runProcess, stet } from '../testing/stet.js';

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly organiserLink: string | undefined;
  /** The lines of the log, once the server has ended. */
  readonly ended: Promise<{ code: number | null; log: string }>;
}

async function serve(data: string, ...args: readonly string[]): Promise<Running> {
  return serveWith('pipe', data, ...args);
}

async function serveWith(stderr: 'pipe' | number, data: string, ...args: readonly string[]): Promise<Running> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [STET, 'serve', '--port', '0', '--data', data, '--json', ...args], {
    env,
    stdio: ['ignore', 'pipe', stderr],
  });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<{ code: number | null; log: string }>((resolve) => {
    child.once('exit', (code) => {
      resolve({ code, log });
    });
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('the server has no standard output');
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).once('line', resolve);
    void ended.then(({ log: wholeLog }) => {
      reject(new Error(wholeLog));
    });
  });
  const { url, organiserLink } = JSON.parse(line) as { url: string; organiserLink?: string };
  return { child, ended, url, organiserLink };
}

describe('stet serve', () => {
  it('prints a link for the first organiser, answers, and ends when it is asked to', async () => {
    const data = join(folder, 'serve');
    const { child, url, organiserLink, ended } = await serve(data);
    expect(organiserLink).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#organiser=[\w-]{43}$/u);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    const token = organiserLink?.split('=')[1];
    const entered = await fetch(`${url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(entered.status).toBe(200);
    child.kill('SIGTERM');
    const { code, log } = await ended;
    expect(code).toBe(0);
    const events = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string });
    expect(events.map(({ event }) => event)).toEqual(['started', 'request', 'request', 'stopping', 'stopped']);
    expect(log).not.toContain(token);

    const again = await serve(data);
    expect(again.organiserLink).toBeUndefined();
    again.child.kill('SIGINT');
    expect((await again.ended).code).toBe(0);

    const lost = await serve(data, '--link');
    expect(lost.organiserLink).toMatch(/#organiser=/u);
    lost.child.kill('SIGTERM');
    await lost.ended;
  });

  it('goes on when its log cannot be written: the reader has gone, or the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    for (const [at, stderr] of (['pipe', full] as const).entries()) {
      const { child, url, ended } = await serveWith(stderr, join(folder, `serve-log-${at}`));
      child.stderr?.destroy();
      for (let request = 0; request < 5; request++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    }
    closeSync(full);
  });

  it('says in one paragraph what is wrong', () => {
    const taken = file('not-a-folder', '');
    for (const args of [
      ['--data', taken],
      ['--public-url', 'judge.example.org'],
      ['--port', 'eighty'],
    ]) {
      const { status, stdout, stderr } = runProcess(['serve', ...args]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^stet: .*\[(?:DATABASE_UNREACHABLE|BAD_OPTION)\]\n$/u);
    }
  });

  it('shows examples', () => {
    expect(stet('serve', '--help').stdout).toMatch(/\$ stet serve\n.*DATABASE_URL=/su);
  });
});
