import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Leaderboard, Task } from '@stet/server';
import { afterAll, expect, it } from 'vitest';
import { STET, runProcess, stet } from '../testing/stet.js';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'stet-serve-task-'));

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

interface Served {
  readonly server: ChildProcess;
  readonly url: string;
  /** The lines of its log so far. */
  readonly log: () => Record<string, unknown>[];
}

async function serve(args: readonly string[]): Promise<Served> {
  const { DATABASE_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, [STET, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  server.stderr.on('data', (chunk: Buffer) => (written += chunk.toString('utf8')));
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    server,
    url: (JSON.parse(line.toString('utf8')) as { url: string }).url,
    log: () =>
      written
        .trimEnd()
        .split('\n')
        .map((entry) => JSON.parse(entry) as Record<string, unknown>),
  };
}

function serveExample(): Promise<Served> {
  return serve(['serve', '--task', EXAMPLE, '--data', data, '--port', '0', '--json']);
}

async function get(url: string, path: string): Promise<unknown> {
  return (await fetch(`${url}/api/v1/${path}`)).json();
}

/** The leaderboard, once every submission is scored. */
async function leaderboard(url: string): Promise<Leaderboard> {
  const { rows: tasks } = (await get(url, 'tasks')) as { rows: Task[] };
  expect(tasks).toMatchObject([{ name: 'evening-class', sentences: 60, teams: 4, may: { readGold: true } }]);
  return scoredBoard(url, `tasks/${tasks[0].id}/leaderboard`);
}

async function scoredBoard(url: string, path: string): Promise<Leaderboard> {
  for (;;) {
    const board = (await get(url, path)) as Leaderboard;
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

it('serves a finished task from its folder, scored by jobs, with the counts of stet score', async () => {
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
});

it('leaves out with --skip-bad-edits what it refuses a task for otherwise, and logs it', async () => {
  const folder = join(data, 'bad-offsets');
  mkdirSync(join(folder, 'systems'), { recursive: true });
  const gold = 'S he go home\nA 1 2|||T|||goes|||REQUIRED|||-NONE-|||0\nA 3 9|||T|||x|||REQUIRED|||-NONE-|||0\n\n';
  for (const name of ['gold.m2', 'alternatives.m2']) writeFileSync(join(folder, name), gold);
  writeFileSync(join(folder, 'systems', 'careful.txt'), 'he goes home\n');
  const args = ['serve', '--task', folder, '--data', join(data, 'bad'), '--port', '0', '--json'];
  const refused = runProcess(args);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toMatch(/gold\.m2:3: .* --skip-bad-edits.*\[OFFSETS_OUT_OF_RANGE\]\n$/u);
  const { server, url, log } = await serve([...args, '--skip-bad-edits']);
  const { rows: tasks } = (await get(url, 'tasks')) as { rows: Task[] };
  expect(tasks).toMatchObject([{ name: 'bad-offsets', skippedEdits: 1 }]);
  for (const kind of ['gold', 'alternatives']) {
    const { rows } = await scoredBoard(url, `tasks/${tasks[0].id}/leaderboard?gold=${kind}`);
    expect(rows[0].scores[0].signature).toContain('|skipped:1|');
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  const left = log().filter(({ event }) => event === 'edit left out');
  expect(left).toMatchObject(
    ['gold.m2', 'alternatives.m2'].map((name) => ({ file: join(folder, name), line: 3, found: '3 9' })),
  );
});

it('says in one paragraph what is missing', () => {
  const { status, stderr } = runProcess(['serve', '--task', data, '--data', join(data, 'none')]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^stet: .*gold\.m2.*\[FILE_UNREADABLE\]\n$/u);
});
