import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SYSTEMS, ok } from './testing/campaign.js';
import { openRoom } from './testing/room.js';
import { startProcess } from './testing/server-process.js';
import { openTask, scoreAll, submit } from './testing/task.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-files-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** As many as many systems allow, and as many connections. */
const OPEN_FILES = 1000;
/** With so many newer tasks, the leaderboard is not made before somebody asks for it. */
const NEWER_TASKS = 5;

it('outlives a thread that cannot start because too many files are open', async () => {
  const room = await openRoom({ folder });
  const release = { source: 1, leaderboard: 1, systems: 1, gold: 1 };
  const { id, teams } = await openTask(room, { settings: { release }, teams: ['ann', 'cat'] });
  for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
  await scoreAll(room);
  room.now += 1000;
  for (let at = 0; at < NEWER_TASKS; at++) ok(await room.organiser.send('POST', 'tasks', { name: 'Newer' }));
  await room.close();
  const server = await startProcess({ folder }, { workers: 0, openFiles: OPEN_FILES });
  const board = async (): Promise<number> => {
    const response = await fetch(`${server.url}/api/v1/tasks/${id}/leaderboard`);
    await response.arrayBuffer();
    return response.status;
  };
  // Keeps a connection open before there are too many.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const { hostname, port } = new URL(server.url);
  const idle = await Promise.all(
    Array.from(
      { length: OPEN_FILES },
      () =>
        new Promise<Socket>((resolve) => {
          const socket: Socket = connect(Number(port), hostname, () => {
            resolve(socket);
          });
          socket.on('error', () => undefined);
        }),
    ),
  );
  expect(await board()).toBe(503);
  for (const socket of idle) socket.destroy();
  let status = await board();
  for (let tries = 0; status === 503 && tries < 100; tries++) status = await board();
  expect(status).toBe(200);
  await server.kill();
});
