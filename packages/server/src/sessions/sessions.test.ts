import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../storage/testing/databases.js';
import { ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { openStore } from '../storage/store.js';
import { firstLink } from './first-link.js';
import { enter as exchange } from './sessions.js';

const DAY = 24 * 60 * 60_000;
const tokenIn = (link: string): string => link.replace('/#organiser=', '');

describeDatabases('sessions', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  const invite = async (name: string): Promise<{ id: string; token: string }> => {
    const { body } = ok(await room.organiser.send('POST', 'organisers', { name }));
    const { organiser, link } = body as { organiser: { id: string }; link: string };
    return { id: organiser.id, token: tokenIn(link) };
  };
  const enter = async (token: string): Promise<string> => {
    const { headers } = ok(await room.nobody.send('POST', 'session', { token }));
    return headers.get('set-cookie') ?? '';
  };
  const whoIs = async (cookie: string): Promise<unknown> => {
    const { body } = await room.nobody.send('GET', 'session', undefined, { cookie: cookie.split(';')[0] });
    return (body as { organiser: { name: string } | null }).organiser?.name;
  };

  it('begin with a link that works once', async () => {
    const { token } = await invite('Pat');
    expect(await whoIs(await enter(token))).toBe('Pat');
    const secondVisit = await room.nobody.send('POST', 'session', { token });
    expect(secondVisit).toMatchObject({ status: 401, body: { error: { code: 'LINK_EXPIRED' } } });
    expect(secondVisit.headers.get('set-cookie')).toBeNull();
  });

  it('begin once, also when the link is opened twice at once', async () => {
    const { token } = await invite('Pip');
    const visits = await Promise.all([1, 2].map(() => room.nobody.send('POST', 'session', { token })));
    expect(visits.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('are cookies that no script reads and no other site sends', async () => {
    const cookie = await enter((await invite('Quinn')).token);
    expect(cookie).toMatch(/^stet_session=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Strict$/u);
  });

  it('and links end by themselves', async () => {
    const { token } = await invite('Ray');
    const cookie = await enter((await invite('Sam')).token);
    const start = room.now;
    room.now += 7 * DAY;
    expect((await room.nobody.send('POST', 'session', { token })).status).toBe(401);
    expect(await whoIs(cookie)).toBe('Sam');
    room.now = start + 30 * DAY;
    expect(await whoIs(cookie)).toBeUndefined();
    room.now = start;
  });

  it('can be ended: one, all of somebody, or with the person', async () => {
    const { id, token } = await invite('Tess');
    const cookie = await enter(token);
    ok(await room.nobody.send('DELETE', 'session', undefined, { cookie: cookie.split(';')[0] }));
    expect(await whoIs(cookie)).toBeUndefined();
    const ulla = await invite('Ulla');
    const second = await enter(ulla.token);
    ok(await room.organiser.send('DELETE', `organisers/${ulla.id}/sessions`));
    expect(await whoIs(second)).toBeUndefined();
    ok(await room.organiser.send('DELETE', `organisers/${id}`));
    const { body } = await room.organiser.send('GET', 'organisers');
    expect((body as { rows: { name: string }[] }).rows.map(({ name }) => name)).not.toContain('Tess');
  });

  it('keep only hashes of tokens', async () => {
    const { token } = await invite('Vera');
    const cookie = (await enter(token)).slice('stet_session='.length, 'stet_session='.length + 43);
    const { db } = room.services.store;
    const rows = [
      ...(await db.selectFrom('sessions').selectAll().execute()),
      ...(await db.selectFrom('organiser_links').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(cookie);
  });

  it('give a first link until somebody has entered, and later when it is asked for', async () => {
    const { store } = room.services;
    expect(await firstLink(store, room.now, false)).toBeUndefined();
    const link = await firstLink(store, room.now, true);
    expect(await whoIs(await enter(tokenIn(link ?? '')))).toBe('Olive');
  });

  it('replace a first link that nobody used when the server starts again', async () => {
    const store = await openStore(await fresh());
    const [first, second] = [await firstLink(store, 1, false), await firstLink(store, 2, false)];
    expect(await exchange(store, tokenIn(first ?? ''), 3)).toBeUndefined();
    expect(await exchange(store, tokenIn(second ?? ''), 3)).toMatchObject({ organiser: { name: 'Organiser' } });
    await store.close();
  });

  it('never leave the room without an organiser', async () => {
    const { body } = await room.organiser.send('GET', 'organisers');
    const rows = (body as { rows: { id: string; name: string }[] }).rows;
    for (const { id, name } of rows) if (name !== 'Olive') ok(await room.organiser.send('DELETE', `organisers/${id}`));
    const olive = rows.find(({ name }) => name === 'Olive')?.id ?? '';
    expect(await room.organiser.send('DELETE', `organisers/${olive}`)).toMatchObject({
      status: 409,
      body: { error: { code: 'WRONG_STATE' } },
    });
  });
});
