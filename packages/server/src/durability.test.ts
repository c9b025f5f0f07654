import { setTimeout as pause } from 'node:timers/promises';
import { MersenneTwister } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { openStore } from './storage/store.js';
import { describeDatabases } from './storage/testing/databases.js';
import { BusyJudge } from './testing/busy-judge.js';
import { running } from './testing/campaign.js';
import { openRoom } from './testing/room.js';
import { startProcess } from './testing/server-process.js';

/** More where STET_KILLS says so, as `npm run bench:server -- --kills` does. */
const KILLS = Number(process.env.STET_KILLS ?? 20);
const JUDGES = 8;
/** With PostgreSQL, the database itself is killed too, once in this many kills. */
const CRASH_EVERY = 5;
const LONGEST_MS = 250;

/** Waits until the server has acknowledged another answer: a slow machine must not have it killed before it does any work. */
async function untilAcknowledged(judges: readonly BusyJudge[]): Promise<void> {
  const count = (): number => judges.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (const before = count(); count() === before;) await pause(2);
}

/** Whether the server answers again, soon after its database has come back. */
async function isWell(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`${url}/healthz`)).ok) return true;
    await pause(50);
  }
  return false;
}

describeDatabases('what was acknowledged', ({ fresh, crash }) => {
  it(
    'is there, once, after the server was killed many times under load',
    { timeout: 60_000 + 30_000 * KILLS },
    async () => {
      const database = await fresh();
      const room = await openRoom(database);
      const names = Array.from({ length: JUDGES }, (_, at) => `judge-${at}`);
      const { id, links } = await running(room, { items: 20_000, replacement: true }, names);
      await room.close();
      const judges = links.map((link) => new BusyJudge(link));
      const random = new MersenneTwister(1);
      for (let kill = 1; kill <= KILLS; kill++) {
        const server = await startProcess(database);
        const work = Promise.all(judges.map((judge) => judge.work(server.url)));
        await untilAcknowledged(judges);
        await pause(random.below(LONGEST_MS));
        if (crash !== undefined && kill % CRASH_EVERY === 0) {
          await crash();
          expect(await isWell(server.url)).toBe(true);
        }
        await pause(random.below(LONGEST_MS));
        await server.kill();
        await work;
      }
      const { db, close } = await openStore(database);
      const rows = await db.selectFrom('judgments').selectAll().where('campaign_id', '=', id).execute();
      const acknowledged = judges.flatMap((judge) => judge.acknowledged);
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      const stored = new Map(rows.map((row) => [row.client_id, row]));
      for (const { assignment, id: answer } of acknowledged) {
        expect(stored.get(answer)).toMatchObject({ assignment_id: assignment, revision: 1 });
      }
      // No duplicates: each answer was stored once, and each assignment answered once.
      expect(stored.size).toBe(rows.length);
      expect(new Set(rows.map(({ assignment_id }) => assignment_id)).size).toBe(rows.length);
      // Each judge had at most one answer in flight that was stored without being acknowledged.
      expect(rows.length - acknowledged.length).toBeLessThanOrEqual(JUDGES);
      const { judged } = await db
        .selectFrom('items')
        .select(({ fn }) => fn.sum<number>('judged').as('judged'))
        .where('campaign_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(judged).toBe(rows.length);
      await close();
    },
  );
});
