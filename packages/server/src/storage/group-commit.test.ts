import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCampaign } from '../campaigns/campaigns.js';
import { GroupCommit } from './group-commit.js';
import { openStore, type Store } from './store.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-group-'));
let store: Store;
let count = 0;
beforeEach(async () => {
  store = await openStore({ folder: join(folder, String(count++)) });
});
afterEach(() => store.close());
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Transactions asked for at the same time, each of which saves a campaign. */
const saveAll = (
  names: readonly string[],
  fails = (_: string): boolean => false,
): Promise<PromiseSettledResult<void>[]> =>
  Promise.allSettled(
    names.map((name) =>
      store.db.transaction().execute(async (trx) => {
        await createCampaign(trx, { name, instructions: '' }, 0);
        if (fails(name)) throw new Error(`no ${name}`);
      }),
    ),
  );

const savedNames = async (): Promise<string[]> =>
  (await store.db.selectFrom('campaigns').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('transactions that wait for each other', () => {
  it('are each undone alone when they fail, also the last one', async () => {
    const ends = await saveAll(['a', 'b', 'c', 'd'], (name) => name === 'b' || name === 'd');
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(await savedNames()).toEqual(['a', 'c']);
    expect((await saveAll(['e']))[0].status).toBe('fulfilled');
  });

  it('are over only when they can be read', async () => {
    const seen = ['a', 'b', 'c'].map(async (name) => {
      await store.db.transaction().execute((trx) => createCampaign(trx, { name, instructions: '' }, 0));
      return (await savedNames()).includes(name);
    });
    expect(await Promise.all(seen)).toEqual([true, true, true]);
  });

  it('all fail when the disk is full, and none is half saved', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0].page_count)}`.execute(store.db);
    const names = Array.from({ length: 10 }, (_, at) => `${at} ${'x'.repeat(3000)}`);
    const ends = await saveAll(names);
    const acknowledged = names.filter((_, at) => ends[at].status === 'fulfilled');
    expect(acknowledged.length).toBeLessThan(names.length);
    expect(await savedNames()).toEqual(acknowledged);
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    expect((await saveAll(['later']))[0].status).toBe('fulfilled');
  });
});

describe('GroupCommit', () => {
  it('commits once for all that follow on each other', async () => {
    const statements: string[] = [];
    const commits = new GroupCommit((statement) => {
      statements.push(statement);
      return Promise.resolve();
    });
    await commits.begin();
    const first = await commits.end(true);
    await commits.begin();
    await commits.undo(true);
    await commits.begin();
    const last = await commits.end(false);
    await Promise.all([first.committed, last.committed]);
    expect(statements.filter((statement) => /^(?:begin|commit)/u.test(statement))).toEqual([
      'begin immediate',
      'commit',
    ]);
    expect(commits.isOpen).toBe(false);
  });
});
