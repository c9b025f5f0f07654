import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess, type ServerProcess } from './testing/server-process.js';
import { lines, ok } from './testing/campaign.js';
import { gzipBomb } from './testing/gzip-bomb.js';
import { openRoom } from './testing/room.js';
import { openSettings, type TestTeam, addTeam } from './testing/task.js';

const SENTENCES = 1500;
/** Generous: before slow work left the main thread, these storms stopped it for tens of seconds. */
const LONGEST_STALL_MS = 2000;

const source = Array.from(
  { length: SENTENCES },
  (_, at) => `In the ${at} year of school many pupil has gone to see the old mill by river number ${at % 97} .`,
);
const gold = source
  .map((sentence, at) =>
    [
      `S ${sentence}`,
      `A 6 7|||Nn|||pupils|||REQUIRED|||-NONE-|||0`,
      `A 7 8|||SVA|||have|||REQUIRED|||-NONE-|||0`,
      `A 7 8|||Vt|||had|||REQUIRED|||-NONE-|||1`,
      `A 15 16|||ArtOrDet|||the river|||REQUIRED|||-NONE-|||${at % 2}`,
      '',
    ].join('\n'),
  )
  .map((block) => `${block}\n`)
  .join('');

const folder = mkdtempSync(join(tmpdir(), 'stet-storm-'));
let server: ServerProcess;
let team: TestTeam;
let task: string;

beforeAll(async () => {
  const room = await openRoom({ folder });
  const now = Date.now();
  const settings = openSettings(now, { release: { source: 1, leaderboard: 1, systems: 1, gold: 1 } });
  task = (ok(await room.organiser.send('POST', 'tasks', { name: 'Storm', settings })).body as { id: string }).id;
  ok(await room.organiser.upload(`tasks/${task}/source`, lines(source)));
  ok(await room.organiser.upload(`tasks/${task}/gold`, gold));
  team = await addTeam(room, task, 'ann');
  await room.close();
  server = await startProcess({ folder }, { workers: 0 });
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const handIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
  const headers = { authorization: `Bearer ${team.key}`, 'content-type': 'application/octet-stream' };
  const response = await fetch(`${server.url}/api/v1/team/submissions`, { method: 'POST', headers, body: bytes });
  await response.arrayBuffer();
  return response.status;
};

const statusesOf = async (path: string, times: number): Promise<Set<number>> => {
  const answers = await Promise.all(
    Array.from({ length: times }, async () => {
      const response = await fetch(`${server.url}/api/v1/${path}`);
      await response.arrayBuffer();
      return response.status;
    }),
  );
  return new Set(answers);
};

describe('a server in a storm', () => {
  it('answers everybody while strangers download golds that have to be converted', async () => {
    for (const format of ['i-measure', 'hoo', 'm2']) {
      const statuses = await statusesOf(`tasks/${task}/golds/gold?format=${format}`, 150);
      expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    }
    expect((await server.vitals()).stallMs).toBeLessThan(LONGEST_STALL_MS);
  });

  it('refuses a small file that unpacks to 500 MB of lines, and lives', async () => {
    const bomb = gzipBomb(500, '\n');
    expect(await Promise.all(Array.from({ length: 5 }, () => handIn(bomb)))).toEqual([413, 413, 413, 413, 413]);
    const long = gzipBomb(100, 'a');
    expect(await handIn(long)).toBe(413);
    expect(await handIn(new Uint8Array(Buffer.from(lines(source))))).toBe(201);
    const { stallMs, peakMegabytes } = await server.vitals();
    expect(stallMs).toBeLessThan(LONGEST_STALL_MS);
    expect(peakMegabytes).toBeLessThan(700);
  });
});
