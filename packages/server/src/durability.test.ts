import { setTimeout as pause } from 'node:timers/promises';
import { MersenneTwister } from '@stet/core/internal';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStore, type DatabaseLocation } from './storage/store.js';
import { postgresDatabase, skipPostgres, sqliteDatabase, type TestDatabase } from './storage/testing/databases.js';
import { BusyJudge } from './testing/busy-judge.js';
import { running } from './testing/campaign.js';
import { openRoom } from './testing/room.js';
import { startServers } from './testing/server-process.js';

/** Of the server of each database; more where STET_KILLS says so, as `npm run bench:server -- --kills` does. */
const KILLS = Number(process.env.STET_KILLS ?? 50);
const JUDGES = 8;
/** With PostgreSQL, the database itself is killed too, once in this many kills. */
const CRASH_EVERY = 10;
const LONGEST_MS = 50;

/** A campaign in a database, and those who judge in it. */
interface Trial {
  readonly database: DatabaseLocation;
  readonly crash: (() => Promise<void>) | undefined;
  readonly campaign: string;
  readonly judges: readonly BusyJudge[];
}

async function prepare({ fresh, crash }: TestDatabase): Promise<Trial> {
  const database = await fresh();
  const room = await openRoom(database);
  const names = Array.from({ length: JUDGES }, (_, at) => `judge-${at}`);
  const { id, links } = await running(room, { items: 20_000, replacement: true }, names);
  await room.close();
  return { database, crash, campaign: id, judges: links.map((link) => new BusyJudge(link)) };
}

/** Waits until the server has acknowledged another answer: a slow machine must not have it killed before it does any work. */
async function untilAcknowledged({ judges }: Trial): Promise<void> {
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

/**
 * One process serves all databases, so that each kill is one for each of them. Their judges begin one after the other:
 * with SQLite, the server computes while it waits for the disk, and leaves little time to the other.
 */
async function killUnderLoad(trials: readonly Trial[]): Promise<void> {
  const random = new MersenneTwister(1);
  for (let kill = 1; kill <= KILLS; kill++) {
    const { urls, kill: killServers } = await startServers(trials.map(({ database }) => database));
    const work: Promise<void>[] = [];
    for (const [at, trial] of trials.entries()) {
      work.push(...trial.judges.map((judge) => judge.work(urls[at])));
      await untilAcknowledged(trial);
    }
    await pause(random.below(LONGEST_MS));
    if (kill % CRASH_EVERY === 0) {
      for (const [at, { crash }] of trials.entries()) {
        if (crash === undefined) continue;
        await crash();
        expect(await isWell(urls[at])).toBe(true);
      }
    }
    await pause(random.below(LONGEST_MS));
    await killServers();
    await Promise.all(work);
  }
}

describe(`what was acknowledged before each of ${KILLS} kills under load`, () => {
  const postgres = postgresDatabase();
  const databases = [...(postgres === undefined ? [] : [postgres]), sqliteDatabase()];
  if (postgres === undefined) skipPostgres();
  let trials: readonly Trial[] = [];
  beforeAll(
    async () => {
      trials = await Promise.all(databases.map(prepare));
      await killUnderLoad(trials);
    },
    60_000 + 30_000 * KILLS,
  );

  it.each(databases.map(({ name }, at) => ({ name, at })))('is there, once, in $name', async ({ at }) => {
    const { database, campaign, judges } = trials[at];
    const { db, close } = await openStore(database);
    const rows = await db.selectFrom('judgments').selectAll().where('campaign_id', '=', campaign).execute();
    const acknowledged = judges.flatMap((judge) => judge.acknowledged);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
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
      .where('campaign_id', '=', campaign)
      .executeTakeFirstOrThrow();
    expect(judged).toBe(rows.length);
    await close();
  });
});
