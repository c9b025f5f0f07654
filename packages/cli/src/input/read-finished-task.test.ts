import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Leaderboard, Task } from '@stet/server';
import { afterAll, expect, it } from 'vitest';
import { STET, stet } from '../testing/stet.js';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'stet-serve-task-'));

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

async function serveExample(): Promise<{ server: ChildProcess; url: string }> {
  const args = ['serve', '--task', EXAMPLE, '--data', data, '--port', '0', '--json'];
  const { DATABASE_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, [STET, ...args], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, url: (JSON.parse(line.toString('utf8')) as { url: string }).url };
}

async function get(url: string, path: string): Promise<unknown> {
  return (await fetch(`${url}/api/v1/${path}`)).json();
}

/** The leaderboard, once every submission is scored. */
async function leaderboard(url: string): Promise<Leaderboard> {
  const { rows: tasks } = (await get(url, 'tasks')) as { rows: Task[] };
  expect(tasks).toMatchObject([{ name: 'evening-class', sentences: 60, teams: 4, may: { readGold: true } }]);
  for (;;) {
    const board = (await get(url, `tasks/${tasks[0].id}/leaderboard`)) as Leaderboard;
    if (board.unranked.length === 0) return board;
    await pause(100);
  }
}

interface Scored {
  readonly systems: readonly {
    readonly name: string;
    readonly scores: { readonly m2: Readonly<Record<string, number>> };
  }[];
}

it(
  'serves a finished task from its folder, scored by jobs, with the counts of stet score',
  { timeout: 180_000 },
  async () => {
    const { stdout } = stet('score', '--gold', join(EXAMPLE, 'gold.m2'), join(EXAMPLE, 'systems'), '--json');
    const { systems } = JSON.parse(stdout) as Scored;
    for (const start of ['first', 'second']) {
      const { server, url } = await serveExample();
      const { rows } = await leaderboard(url);
      expect([start, rows.length]).toEqual([start, 4]);
      for (const { team, scores } of rows) {
        const { correct, proposed, gold } = systems.find(({ name }) => name === team)?.scores.m2 ?? {};
        expect([team, scores[0].parts]).toMatchObject([team, { correct, proposed, gold }]);
      }
      server.kill('SIGTERM');
      expect(await once(server, 'exit')).toEqual([0, null]);
    }
  },
);

it('says in one paragraph what is missing', () => {
  const { status, stderr } = stet('serve', '--task', data, '--data', join(data, 'none'));
  expect(status).toBe(2);
  expect(stderr).toMatch(/^stet: .*gold\.m2.*\[FILE_UNREADABLE\]\n$/u);
});
