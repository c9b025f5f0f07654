import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const STET = fileURLToPath(new URL('../../bin/stet.js', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'stet-serve-'));

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

interface Announced {
  readonly url: string;
  readonly organiserLink: string;
}

/** Starts `stet serve` with the example, and waits for what it announces. */
async function serveExample(): Promise<{ server: ChildProcess; announced: Announced }> {
  const args = ['serve', '--campaign', EXAMPLE, '--data', data, '--port', '0', '--link', '--json'];
  const server = spawn(process.execPath, [STET, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, announced: JSON.parse(line.toString('utf8')) as Announced };
}

async function campaigns({ url, organiserLink }: Announced): Promise<unknown> {
  const token = organiserLink.split('=')[1];
  const entered = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(`${url}/api/v1/campaigns`, { headers: { cookie } })).json();
}

it('serves a finished evaluation from its folder, once however often it is started, and ends when asked', async () => {
  for (const start of ['first', 'second']) {
    const { server, announced } = await serveExample();
    expect([start, await campaigns(announced)]).toMatchObject([
      start,
      { rows: [{ name: 'evening-class', state: 'closed', gold: true, sentences: 60, judged: 149 }], next: null },
    ]);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  }
});
