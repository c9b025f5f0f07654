import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type DatabaseLocation, type Store } from '../storage/store.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { openQueue } from './open-queue.js';
import type { Queue } from './queue.js';

const NAME = 'test';
const LEASE = 2;

describeDatabases('a queue', ({ fresh }) => {
  let database: DatabaseLocation;
  let store: Store;
  let queue: Queue;
  let setBackMs = 0;
  const clock = (): number => Date.now() - setBackMs;
  const open = (name = NAME): Promise<Queue> =>
    openQueue(database, store, [name], { clock, log: () => undefined, leaseSeconds: LEASE });
  beforeEach(async () => {
    setBackMs = 0;
    database = await fresh();
    store = await openStore(database);
    queue = await open();
  });
  afterEach(async () => {
    await queue.close();
    await store.close();
  });

  const send = (...numbers: number[]): Promise<void> =>
    store.db.transaction().execute(async (trx) => {
      for (const number of numbers) await queue.send(trx, { queue: NAME, data: { number } });
    });

  /** Like `take`, but waits for a job that is about to come back. */
  async function takeSoon(): ReturnType<Queue['take']> {
    for (let tries = 0; tries < 150; tries++) {
      const job = await queue.take(NAME);
      if (job !== undefined) return job;
      await pause(100);
    }
    return undefined;
  }

  it('opens for several servers and workers that first start at the same time', async () => {
    for (const name of ['first', 'second', 'third']) {
      const opened = await Promise.allSettled(Array.from({ length: 6 }, () => open(name)));
      for (const each of opened) if (each.status === 'fulfilled') await each.value.close();
      expect(opened.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
  });

  it('has nothing to take when it is empty', async () => {
    expect(await queue.take(NAME)).toBeUndefined();
  });

  it('gives a job to one worker at a time, the oldest first', async () => {
    await send(1);
    await pause(5);
    await send(2);
    expect(await queue.take(NAME)).toMatchObject({ data: { number: 1 }, attempt: 1 });
    expect(await queue.take(NAME)).toMatchObject({ data: { number: 2 }, attempt: 1 });
    expect(await queue.take(NAME)).toBeUndefined();
  });

  it('goes on when the clock is set back', async () => {
    await send(1, 2);
    expect(await queue.take(NAME)).toBeDefined();
    setBackMs = 60 * 60_000;
    await send(3);
    const taken = [await takeSoon(), await takeSoon(), await takeSoon()].map((job) => job?.data);
    // The one under way is given out again, since its lease would end in an hour; it takes effect once all the same.
    expect(taken).toHaveLength(3);
    expect(new Set(taken)).toEqual(new Set([{ number: 1 }, { number: 2 }, { number: 3 }]));
  });

  it('gives each of many jobs once to workers that ask at the same time', async () => {
    const numbers = Array.from({ length: 40 }, (_, at) => at);
    await send(...numbers);
    const taken = (await Promise.all(numbers.map(() => queue.take(NAME)))).map((job) => job?.data);
    const missed = numbers.length - taken.filter((data) => data !== undefined).length;
    for (let at = 0; at < missed; at++) taken.push((await queue.take(NAME))?.data);
    const jobs = taken.filter((data) => data !== undefined) as { number: number }[];
    expect(jobs.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers);
  });

  it('has no job of a transaction that failed', async () => {
    const failing = store.db.transaction().execute(async (trx) => {
      await queue.send(trx, { queue: NAME, data: {} });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await queue.take(NAME)).toBeUndefined();
  });

  it('forgets a job that has ended', async () => {
    await send(1);
    const job = await queue.take(NAME);
    if (job !== undefined) await queue.end(NAME, job);
    await pause((LEASE + 1) * 1000);
    expect(await queue.take(NAME)).toBeUndefined();
  });

  it('gives a job again that was put back, after a while', async () => {
    await send(1);
    const job = await queue.take(NAME);
    if (job !== undefined) await queue.putBack(NAME, job);
    expect(await queue.take(NAME)).toBeUndefined();
    expect(await takeSoon()).toMatchObject({ data: { number: 1 }, attempt: 2 });
  });

  it('gives a job again when whoever took it is lost, also from another process', async () => {
    await send(1);
    await queue.take(NAME);
    await queue.close();
    queue = await open();
    expect(await queue.take(NAME)).toBeUndefined();
    expect(await takeSoon()).toMatchObject({ data: { number: 1 }, attempt: 2 });
  });
});
