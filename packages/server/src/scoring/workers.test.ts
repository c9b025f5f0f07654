import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { MersenneTwister, parsePlainText, printPlainText } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { openStore, type Db } from '../storage/store.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { BusyTeam } from '../testing/busy-team.js';
import { ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { startProcess, startWorkerProcess } from '../testing/server-process.js';
import { addTeam, openSettings } from '../testing/task.js';

const TEAMS = 5;
const WORKERS = 2;
/** Workers on many machines are for PostgreSQL; with SQLite the server scores too, as most people run it. */
const LOADS: Readonly<Record<string, { submissions: number; kills: number; workers: number }>> = {
  SQLite: { submissions: 50, kills: 4, workers: 1 },
  PostgreSQL: { submissions: 500, kills: 20, workers: 0 },
};
/** A lost job comes back shortly after this; many times what one takes, or a busy machine gives up jobs that were not lost. */
const JOB_SECONDS = 10;
const LONGEST_MS = 600;

const EXAMPLE = new URL('../../../../examples/evening-class/', import.meta.url);
const example = (name: string): string => readFileSync(new URL(name, EXAMPLE), 'utf8');

async function openExample(room: Room, submissions: number): Promise<{ task: string; teams: BusyTeam[] }> {
  const settings = { ...openSettings(room.now), resamples: 100, metrics: ['m2', 'gleu'] };
  const phases = [{ name: 'Test', opensAt: 0, closesAt: Date.now() + 3_600_000 }];
  const { body } = ok(await room.organiser.send('POST', 'tasks', { name: 'Many', settings: { ...settings, phases } }));
  const { id: task } = body as { id: string };
  ok(await room.organiser.upload(`tasks/${task}/gold`, example('gold.m2')));
  const lines = parsePlainText(example('systems/careful.txt'));
  const teams: BusyTeam[] = [];
  for (let team = 0; team < TEAMS; team++) {
    const { key } = await addTeam(room, task, `team-${team}`);
    const outputs = Array.from({ length: submissions / TEAMS }, (_, number) =>
      printPlainText(lines.map((line, at) => (at === number % lines.length ? `${line} ${number} ${team}` : line))),
    );
    teams.push(new BusyTeam(key, outputs));
  }
  return { task, teams };
}

async function waitingOf(db: Db, task: string): Promise<number> {
  const { count } = await db
    .selectFrom('scorings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('task_id', '=', task)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

describeDatabases('submissions', ({ name, fresh }) => {
  const { submissions: count, kills, workers: scoring } = LOADS[name];
  it(`are scored once each by ${WORKERS} workers, ${count} of them, while workers and server are killed at random`, async () => {
    const database = await fresh();
    const room = await openRoom(database);
    const { task, teams } = await openExample(room, count);
    await room.close();
    const random = new MersenneTwister(7);
    const options = { workers: scoring, jobSeconds: JOB_SECONDS };
    const start = {
      server: () => startProcess(database, options),
      worker: () => startWorkerProcess(database, JOB_SECONDS),
    };
    let server = await start.server();
    const workers = await Promise.all(Array.from({ length: WORKERS }, start.worker));
    let handing = Promise.all(teams.map((team) => team.work(server.url)));
    const { db, close } = await openStore(database);
    for (let kill = 0; kill < kills; kill++) {
      await pause(random.below(LONGEST_MS));
      const victim = random.below(WORKERS + 1);
      if (victim < WORKERS) {
        await workers[victim].kill();
        workers[victim] = await start.worker();
      } else {
        await server.kill();
        await handing;
        server = await start.server();
        handing = Promise.all(teams.map((team) => team.work(server.url)));
      }
    }
    await handing;
    expect(teams.every(({ isDone }) => isDone)).toBe(true);
    while ((await waitingOf(db, task)) > 0) await pause(200);
    await Promise.all([server.kill(), ...workers.map((worker) => worker.kill())]);

    const acknowledged = teams.flatMap((team) => team.acknowledged);
    expect(new Set(acknowledged).size).toBe(count);
    const submissions = await db.selectFrom('submissions').select(['id', 'charged']).execute();
    expect(submissions.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
    const scorings = await db.selectFrom('scorings').selectAll().where('task_id', '=', task).execute();
    expect(scorings.map(({ submission_id }) => submission_id).sort()).toEqual([...acknowledged].sort());
    for (const { submission_id, state, scores, reason } of scorings) {
      expect([state, scores === null, reason === null]).toEqual(
        state === 'failed' ? ['failed', true, false] : ['scored', false, true],
      );
      const { charged } = submissions.find(({ id }) => id === submission_id) ?? {};
      // What took too long each time, as it may where the cores are busy, counts too.
      expect(charged).toBe(state === 'scored' || reason?.includes('OUT_OF_TIME') === true ? 1 : 0);
    }
    // Killing workers five times on the same submission is possible, but rare.
    const scored = scorings.filter(({ state }) => state === 'scored');
    expect(scored.length).toBeGreaterThan(0.98 * count);
    const stats = await db.selectFrom('score_stats').selectAll().execute();
    expect(stats).toHaveLength(2 * scored.length);
    await close();
  });
});
