import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openStore, type DatabaseLocation, type Store } from './store.js';
import { describeDatabases } from './testing/databases.js';

const LATER_COLUMNS = [
  ['judgments', 'details'],
  ['items', 'drawing'],
  ['campaigns', 'crowd'],
  ['campaigns', 'crowd_hash'],
  ['judges', 'participant'],
  ['judges', 'finished_at'],
  ['judges', 'kind'],
  ['tasks', 'benchmark_id'],
  ['tasks', 'track'],
  ['teams', 'entrant_id'],
  ['teams', 'baseline'],
  ['task_sources', 'essays'],
] as const;

const LATER_INDEXES = ['campaigns_crowd', 'judges_participant', 'tasks_benchmark', 'teams_entrant'];

/** Each before those that it refers to. */
const LATER_TABLES = [
  ...['rate_buckets', 'shown_boards', 'model_replies', 'model_judges'],
  ...['benchmark_audit_entries', 'entrants', 'benchmarks'],
];

describeDatabases('the store', ({ fresh }) => {
  const opened: Store[] = [];
  const open = async (database: DatabaseLocation): Promise<Store> => {
    const store = await openStore(database);
    opened.push(store);
    return store;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  const campaign = {
    id: 'c',
    name: 'é\n"\'',
    instructions: '',
    state: 'draft',
    plan: null,
    created_at: 0,
    version: 0,
    open_items: 0,
    crowd: null,
    crowd_hash: null,
  } as const;

  it('brings its tables up to date, also when two processes open it at once', async () => {
    const database = await fresh();
    const stores = await Promise.all([open(database), open(database)]);
    await stores[0].db.insertInto('campaigns').values(campaign).execute();
    expect(await stores[1].db.selectFrom('campaigns').selectAll().execute()).toEqual([campaign]);
  });

  it('drops statistics that an earlier version kept, and nothing else', async () => {
    const database = await fresh();
    const { db } = await open(database);
    const columns = async (): Promise<string[]> => {
      const tables = await db.introspection.getTables();
      return tables.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`)).sort();
    };
    const now = await columns();
    await sql`alter table score_stats add column stats text not null default '[]'`.execute(db);
    // What later migrations made, and will make again.
    for (const later of LATER_INDEXES) await sql`drop index ${sql.ref(later)}`.execute(db);
    for (const [table, column] of LATER_COLUMNS) {
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
    }
    for (const later of LATER_TABLES) await sql`drop table ${sql.table(later)}`.execute(db);
    await sql`delete from kysely_migration where name >= '0008-drop-stats'`.execute(db);
    expect(await columns()).toContain('score_stats.stats');
    await open(database);
    expect(await columns()).toEqual(now);
  });

  it('says so when a newer version has changed the tables', async () => {
    const database = await fresh();
    const { db } = await open(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-time-travel', '2099')`.execute(db);
    await expect(openStore(database)).rejects.toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      found: 'one that a newer version has changed (9999-time-travel)',
    });
  });

  it('keeps what was committed, and nothing of what was not', async () => {
    const database = await fresh();
    const store = await open(database);
    await store.db.insertInto('campaigns').values(campaign).execute();
    await expect(
      store.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('campaigns')
          .values({ ...campaign, id: 'd' })
          .execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await store.close();
    opened.length = 0;
    const reopened = await open(database);
    expect(await reopened.db.selectFrom('campaigns').select('id').execute()).toEqual([{ id: 'c' }]);
  });

  it('answers reads while a transaction is open, with what was committed before', async () => {
    const { db } = await open(await fresh());
    await db.insertInto('campaigns').values(campaign).execute();
    const names = async (): Promise<string[]> =>
      (await db.selectFrom('campaigns').select('name').orderBy('id').execute()).map(({ name }) => name);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('campaigns').set({ name: 'changed' }).execute();
      expect(await names()).toEqual([campaign.name]);
      expect(await trx.selectFrom('campaigns').select('name').execute()).toEqual([{ name: 'changed' }]);
    });
    expect(await names()).toEqual(['changed']);
  });

  it('does transactions one after the other, in the order in which they were begun', async () => {
    const { db } = await open(await fresh());
    await db.insertInto('campaigns').values(campaign).execute();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction().execute(async (trx) => {
          const { version } = await trx
            .updateTable('campaigns')
            .set((eb) => ({ version: eb('version', '+', 1) }))
            .returning('version')
            .executeTakeFirstOrThrow();
          await trx.updateTable('campaigns').set({ open_items: version }).execute();
        }),
      ),
    );
    expect(await db.selectFrom('campaigns').select(['version', 'open_items']).execute()).toEqual([
      { version: 20, open_items: 20 },
    ]);
  });

  it('leaves room for other work between many transactions', async () => {
    const { db } = await open(await fresh());
    await db.insertInto('campaigns').values(campaign).execute();
    let done = 0;
    const seen: number[] = [];
    const transactions = Array.from({ length: 20 }, () =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('campaigns')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .execute();
        done++;
      }),
    );
    while (done < 20) {
      await letOthersRun();
      seen.push(done);
    }
    await Promise.all(transactions);
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

  it('reads large whole numbers, counts and sums as numbers', async () => {
    const { db } = await open(await fresh());
    await db
      .insertInto('campaigns')
      .values({ ...campaign, version: 2 ** 45 })
      .execute();
    const row = await db
      .selectFrom('campaigns')
      .select(({ fn }) => ['version', fn.countAll<number>().as('count'), fn.sum<number>('version').as('sum')])
      .groupBy('version')
      .executeTakeFirst();
    expect(row).toEqual({ version: 2 ** 45, count: 1, sum: 2 ** 45 });
  });

  it('removes with a campaign all that belongs to it', async () => {
    const { db } = await open(await fresh());
    await db.insertInto('campaigns').values(campaign).execute();
    await db
      .insertInto('texts')
      .values({ campaign_id: 'c', role: 'source', name: '', lines: 1, content: 'a\n' })
      .execute();
    await db.deleteFrom('campaigns').execute();
    expect(await db.selectFrom('texts').selectAll().execute()).toEqual([]);
  });

  it('runs transactions on one campaign after each other, and loses no update', async () => {
    const database = await fresh();
    const stores = await Promise.all([open(database), open(database)]);
    await stores[0].db.insertInto('campaigns').values(campaign).execute();
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        stores[at % 2].db.transaction().execute(async (trx) => {
          await trx.updateTable('campaigns').set({ name: 'taken' }).where('id', '=', 'c').execute();
          const { version } = await trx.selectFrom('campaigns').select('version').executeTakeFirstOrThrow();
          await trx
            .updateTable('campaigns')
            .set({ version: version + 1 })
            .where('id', '=', 'c')
            .execute();
        }),
      ),
    );
    expect(await stores[0].db.selectFrom('campaigns').select('version').execute()).toEqual([{ version: 40 }]);
  });
});

it('says so when the database cannot be opened, without telling its password', async () => {
  await expect(openStore({ url: 'postgres://me:hush@localhost:1/none' })).rejects.toMatchObject({
    code: 'DATABASE_UNREACHABLE',
    message: expect.not.stringContaining('hush') as string,
  });
  await expect(openStore({ folder: '/dev/null/nowhere' })).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
});
