import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../storage/store.js';
import { postgresDatabase, skipPostgres } from '../storage/testing/databases.js';
import { sharedRateLimiter } from './shared-rate-limiter.js';

const RATE = { burst: 5, perSecond: 10 };
const START = Date.UTC(2026, 10, 16, 8);

describe('sharedRateLimiter(db), of two servers', () => {
  const database = postgresDatabase();
  if (database === undefined) {
    skipPostgres();
    return;
  }
  let store: Store;
  const logged: string[] = [];
  const limiter = (): ReturnType<typeof sharedRateLimiter> =>
    sharedRateLimiter(store.db, (event) => void logged.push(event));
  beforeAll(async () => {
    store = await openStore(await database.fresh());
  });
  afterAll(() => store.close());

  it('lets pass what fits into burst and rate over any stretch of time, all of it and no more', async () => {
    const request = fc.record({
      server: fc.nat(1),
      afterMs: fc.oneof(fc.constant(0), fc.nat(300)),
      cost: fc.integer({ min: 1, max: 3 }),
    });
    let people = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 30 }), async (requests) => {
        const servers = [limiter(), limiter()];
        const who = `person ${String(people++)}`;
        const passed: { readonly at: number; readonly cost: number }[] = [];
        const fits = (at: number, cost: number): boolean =>
          [...passed, { at, cost }].every((first, index, all) => {
            const sum = all.slice(index).reduce((total, later) => total + later.cost, 0);
            return sum <= RATE.burst + ((at - first.at) * RATE.perSecond) / 1000;
          });
        let at = START;
        for (const { server, afterMs, cost } of requests) {
          at += afterMs;
          const expected = fits(at, cost);
          const seconds = await servers[server](who, RATE, at, cost);
          expect(seconds === 0).toBe(expected);
          if (expected) passed.push({ at, cost });
          // Nobody waits longer than they must; a server that remembers a refusal may not know what others let pass since.
          else expect(fits(at + 1000 * seconds - 1, cost)).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('counts requests once that come to both at the same time', async () => {
    const servers = [limiter(), limiter()];
    const waits = await Promise.all(Array.from({ length: 40 }, (_, at) => servers[at % 2]('crowd', RATE, START)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(RATE.burst);
  });

  it('forgets who has sent nothing for a while, and knows them by a hash alone', async () => {
    const rates = limiter();
    await rates('stranger 203.0.113.9', RATE, START);
    const rows = await store.db.selectFrom('rate_buckets').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
    await rates('somebody else', RATE, START + 120_000);
    expect(await store.db.selectFrom('rate_buckets').selectAll().execute()).toHaveLength(1);
  });

  it('locks nobody out when a clock is set back', async () => {
    const rates = limiter();
    await rates('traveller', RATE, START + 3_600_000);
    expect(await rates('traveller', RATE, START)).toBe(0);
  });

  it('leaves each to count by itself when the database fails, and says so once', async () => {
    const { db, close } = await openStore(await database.fresh());
    const rates = sharedRateLimiter(db, (event) => void logged.push(event));
    await close();
    const waits = [];
    for (let at = 0; at < 7; at++) waits.push(await rates('jo', RATE, START));
    expect(waits.map((seconds) => seconds === 0)).toEqual([true, true, true, true, true, false, false]);
    expect(logged).toEqual(['limits not shared']);
  });
});
