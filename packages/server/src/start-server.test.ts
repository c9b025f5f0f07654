import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from './start-server.js';
import type { Assignment } from './judging/schemas.js';
import { openDatabase } from './storage/store.js';
import { SYSTEMS, answerId, lines, running } from './testing/campaign.js';
import { openRoom } from './testing/room.js';
import { openTask, scoreAll, submit, type TestTeam } from './testing/task.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-start-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** However busy the machine is. */
const PATIENT_MS = 60_000;

let count = 0;
const start = (port = 0): Promise<RunningServer> =>
  startServer({ host: '127.0.0.1', port, database: { folder: join(folder, String(count++)) }, log: () => undefined });

it('refuses 100 MB before they are sent', async () => {
  const server = await start();
  const size = 100 * 1024 * 1024;
  const path = '/api/v1/campaigns/x/texts/source';
  const upload = await new Promise<{ status: number | undefined; bytes: number }>((resolve, reject) => {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': size };
    let bytes = 0;
    const outgoing = request(server.url + path, { method: 'PUT', headers }, (response) => {
      resolve({ status: response.statusCode, bytes });
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    const chunk = Buffer.alloc(64 * 1024);
    const write = (): void => {
      while (bytes < size && !outgoing.destroyed) {
        bytes += chunk.length;
        if (!outgoing.write(chunk)) {
          outgoing.once('drain', write);
          return;
        }
      }
    };
    write();
  });
  expect(upload.status).toBe(413);
  expect(upload.bytes).toBeLessThan(size / 2);
  await server.close();
});

it('finishes what is under way before it ends, and takes nothing more', async () => {
  const server = await start();
  const token = server.organiserLink?.split('=')[1];
  // The end of the body comes only after the server was asked to stop.
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const outgoing = request(`${server.url}/api/v1/session`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.write(`{"token":`);
    setTimeout(() => {
      closed = server.close();
      setTimeout(() => outgoing.end(`"${token ?? ''}"}`), 100);
    }, 300);
  });
  let closed: Promise<void> | undefined;
  expect(await answered).toBe(200);
  await closed;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('tells judges to come back instead of keeping them waiting, and keeps what they send again', async () => {
  const database = { folder: join(folder, 'busy') };
  const room = await openRoom(database);
  const names = Array.from({ length: 9 }, (_, at) => `judge ${at}`);
  const { id, links } = await running(room, { items: 5, overlap: { share: 1, judges: 9 } }, names);
  await room.close();
  const server = await startServer({ host: '127.0.0.1', port: 0, database, log: () => undefined, patienceMs: 1 });
  const send = (at: number, method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${server.url}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${links[at].replace('/judge#', '')}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  /** Sends until the server takes it, as the page does. */
  const insist = async (at: number, method: string, path: string, body?: object): Promise<unknown> => {
    for (;;) {
      const response = await send(at, method, path, body);
      const answer: unknown = await response.json();
      if (response.status === 200) return answer;
      expect([response.status, answer]).toMatchObject([429, { error: { code: 'BUSY' } }]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      refusals++;
      await pause(5);
    }
  };
  let refusals = 0;
  const assignments = await Promise.all(
    names.map(async (_, at) => (await insist(at, 'POST', 'judging/next')) as { assignment: Assignment }),
  );
  // While somebody else writes, nobody is answered: some are let in, the others wait for longer than they may.
  const other = openDatabase(database);
  let release = (): void => undefined;
  const writing = other.transaction().execute(async (trx) => {
    await trx.updateTable('campaigns').set({ name: 'Busy' }).where('id', '=', id).execute();
    await new Promise<void>((resolve) => (release = resolve));
  });
  const answers = assignments.map(({ assignment }, at) => {
    const body = { id: answerId(), revision: 0, ranks: assignment.outputs.map(() => 1) };
    return insist(at, 'PUT', `judging/assignments/${assignment.id}/answer`, body);
  });
  refusals = 0;
  await expect.poll(() => refusals).toBeGreaterThan(0);
  release();
  await writing;
  await Promise.all(answers);
  const { count: kept } = await other
    .selectFrom('judgments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(kept).toBe(names.length);
  await other.destroy();
  await server.close();
});

it('judges a deadline by when a request began, however long it takes to arrive', async () => {
  const database = { folder: join(folder, 'deadline') };
  const room = await openRoom(database);
  let now = room.now;
  const closesAt = now + 1000;
  const { teams } = await openTask(room, {
    settings: { phases: [{ name: 'Test', opensAt: now - 1000, closesAt }] },
  });
  await room.close();
  let asked = 0;
  const clock = (): number => {
    asked++;
    return now;
  };
  const server = await startServer({ host: '127.0.0.1', port: 0, database, log: () => undefined, clock, workers: 0 });
  const handIn = (team: TestTeam, arriving: () => Promise<void>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${team.key}`, 'content-type': 'application/octet-stream' };
      const path = `${server.url}/api/v1/team/submissions`;
      const outgoing = request(path, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      outgoing.on('error', reject);
      outgoing.write(lines(SYSTEMS.ann.slice(0, 3)));
      void arriving().then(() => outgoing.end(lines(SYSTEMS.ann.slice(3))));
    });
  const late = async (): Promise<void> => {
    const before = asked;
    while (asked === before) await pause(5);
    now = closesAt + 1;
  };
  expect(await handIn(teams[0], late)).toBe(201);
  expect(await handIn(teams[1], () => Promise.resolve())).toBe(409);
  await server.close();
});

it('tells clients apart by what a trusted proxy says', async () => {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    database: { folder: join(folder, 'proxy') },
    log: () => undefined,
    trustProxy: '1',
    patienceMs: PATIENT_MS,
  });
  const knock = async (client: string): Promise<number> => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}`, 'x-forwarded-for': client };
    const response = await fetch(`${server.url}/api/v1/join`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  const noisy = await Promise.all(Array.from({ length: 80 }, () => knock('203.0.113.9')));
  expect(noisy).toContain(429);
  expect(await knock('198.51.100.7')).toBe(401);
  await server.close();
});

it('gives up its port when it cannot start', async () => {
  const free = await start();
  const port = Number(new URL(free.url).port);
  await free.close();
  const database = { folder: join(folder, 'broken') };
  const room = await openRoom(database);
  const { teams } = await openTask(room);
  await submit(teams[0], SYSTEMS.ann);
  await scoreAll(room);
  await room.services.store.db.updateTable('scorings').set({ scores: 'damaged' }).execute();
  await room.close();
  const broken = startServer({ host: '127.0.0.1', port, database, log: () => undefined });
  await expect(broken).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});

it('says so when the port is taken', async () => {
  const server = await start();
  await expect(start(Number(new URL(server.url).port))).rejects.toMatchObject({ code: 'PORT_TAKEN' });
  await server.close();
});
