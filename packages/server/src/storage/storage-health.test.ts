import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { describeDatabases } from './testing/databases.js';

describeDatabases('a full disk', ({ name, fresh }) => {
  /** Lets nothing more be saved, as a full disk does; returns how to make room again. */
  async function fill({ services }: Room): Promise<() => Promise<void>> {
    const { db } = services.store;
    if (name === 'SQLite') {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql`pragma max_page_count = ${sql.lit(rows[0].page_count)}`.execute(db);
      return async () => {
        await sql`pragma max_page_count = 1000000`.execute(db);
      };
    }
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    for (const table of ['campaigns', 'write_probes']) {
      await sql`create trigger full_disk before insert on ${sql.table(table)}
        for each row execute function refuse()`.execute(db);
    }
    return async () => {
      await sql`drop function refuse() cascade`.execute(db);
    };
  }

  it('is told as such, logged, and seen by health checks until there is room', async () => {
    const room = await openRoom(await fresh());
    const makeRoom = await fill(room);
    const large = { name: 'x', instructions: 'y'.repeat(20_000) };
    const answers = [];
    for (let tries = 0; tries < 5; tries++) answers.push(await room.organiser.send('POST', 'campaigns', large));
    expect(answers.at(-1)).toMatchObject({ status: 507, body: { error: { code: 'STORAGE_FULL' } } });
    expect(room.logged.some((line) => line.includes('"storage full"'))).toBe(true);
    expect((await room.nobody.send('GET', '/healthz')).status).toBe(503);
    await makeRoom();
    expect((await room.nobody.send('GET', '/healthz')).status).toBe(200);
    ok(await room.organiser.send('POST', 'campaigns', large));
    await room.close();
  });
});
