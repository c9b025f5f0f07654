import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../storage/testing/databases.js';
import { SOURCE, SYSTEMS, draft, lines, ok, running } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';

describeDatabases('campaigns', ({ fresh }) => {
  let room: Room;
  let organiser: Client;
  beforeAll(async () => {
    room = await openRoom(await fresh());
    ({ organiser } = room);
  });
  afterAll(() => room.close());

  const create = async (name = 'New'): Promise<string> => {
    const { body } = ok(await organiser.send('POST', 'campaigns', { name }));
    return (body as { id: string }).id;
  };
  const get = async (id: string): Promise<unknown> => (await organiser.send('GET', `campaigns/${id}`)).body;

  it('are made of a source, outputs and a plan', async () => {
    const id = await draft(organiser);
    const plan = { items: 4, outputsPerItem: 3, overlap: { share: 0.5, judges: 2 } };
    const preview = ok(await organiser.send('POST', `campaigns/${id}/plan/preview`, plan));
    expect(await get(id)).toMatchObject({ items: 0, plan: null, sentences: 6, systems: Object.keys(SYSTEMS) });
    const saved = ok(await organiser.send('PUT', `campaigns/${id}/plan`, plan));
    expect(saved.body).toEqual(preview.body);
    expect(saved.body).toMatchObject({ sentences: 6, items: 4, judgments: 6, distinctOutputs: [3, 3, 4, 4, 1, 4] });
    expect(await get(id)).toMatchObject({
      items: 4,
      wanted: 6,
      judged: 0,
      plan: { ...plan, seed: 1, leaseMinutes: 30 },
    });
  });

  it('are listed, the newest first, page by page', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      room.now++;
      ids.unshift(await create(name));
    }
    const { body } = await organiser.send('GET', 'campaigns?limit=2');
    const page = body as { rows: { id: string }[]; next: string };
    expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const secondPage = (await organiser.send('GET', `campaigns?limit=2&cursor=${page.next}`)).body as typeof page;
    expect(secondPage.rows[0].id).toBe(ids[2]);
  });

  it('refuse M2 as a source, and make the edits of a system in M2', async () => {
    const id = await create();
    const m2 = SOURCE.map((source, at) => {
      const words = source.split(' ').length;
      return `S ${source}\nA 0 ${words}|||R|||${SYSTEMS.ann[at]}|||REQUIRED|||-NONE-|||0\n\n`;
    }).join('');
    const refused = await organiser.upload(`campaigns/${id}/texts/source?file=gold.m2`, m2);
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'NOT_PLAIN_TEXT', file: 'gold.m2', line: 1 } },
    });
    ok(await organiser.upload(`campaigns/${id}/texts/source`, lines(SOURCE)));
    ok(await organiser.upload(`campaigns/${id}/systems/made`, m2));
    ok(await organiser.upload(`campaigns/${id}/systems/written`, lines(SYSTEMS.ann)));
    // Equal outputs are one output, and there is nothing to judge between them.
    const plan = await organiser.send('POST', `campaigns/${id}/plan/preview`, { items: 1 });
    expect(plan).toMatchObject({ body: { error: { code: 'NOTHING_TO_JUDGE' } } });
  });

  it('take files packed with gzip, and say which line went astray', async () => {
    const id = await draft(organiser);
    ok(await organiser.upload(`campaigns/${id}/systems/packed`, gzipSync(lines(SOURCE))));
    const short = await organiser.upload(`campaigns/${id}/systems/short?file=short.txt`, lines(SOURCE.toSpliced(2, 1)));
    expect(short).toMatchObject({ status: 422, body: { error: { code: 'LINE_COUNT', file: 'short.txt', line: 3 } } });
    const latin = await organiser.upload(`campaigns/${id}/systems/latin`, Buffer.from('caf\u00e9\n', 'latin1'));
    expect(latin).toMatchObject({ status: 422, body: { error: { code: 'INVALID_UTF8', line: 1 } } });
    const early = await organiser.upload(`campaigns/${await create()}/systems/early`, lines(SOURCE));
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'WRONG_STATE' } } });
    expect(await get(id)).toMatchObject({ systems: [...Object.keys(SYSTEMS), 'packed'] });
  });

  it('keep a gold standard that can be read', async () => {
    const id = await draft(organiser);
    const gold = 'S He go home .\nA 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0\n\n';
    ok(await organiser.upload(`campaigns/${id}/texts/gold`, gold));
    expect(await get(id)).toMatchObject({ gold: true });
    expect((await organiser.upload(`campaigns/${id}/texts/gold`, 'S a\nA x\n')).status).toBe(422);
    ok(await organiser.send('DELETE', `campaigns/${id}/texts/gold`));
    expect(await get(id)).toMatchObject({ gold: false });
  });

  it.each([
    [
      'M2',
      'S He go home .\nA 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0\nA 3 9|||T|||x|||REQUIRED|||-NONE-|||0\n\n',
      '3 9',
      3,
    ],
    [
      'I-measure XML',
      '<scripts><script id="1"><sentence id="1" numann="1"><text>He go home .</text><error-list>\n' +
        '<error id="1" req="yes" type="T"><alt ann="0"><c start="2" end="1">x</c></alt></error>\n' +
        '</error-list></sentence></script></scripts>\n',
      '2 1',
      2,
    ],
  ])('take a gold in %s with bad offsets where the organiser leaves these edits out', async (_, gold, found, line) => {
    const id = await draft(organiser);
    expect(await organiser.upload(`campaigns/${id}/texts/gold?file=g`, gold)).toMatchObject({
      status: 422,
      body: {
        error: { file: 'g', line, remedy: expect.not.stringMatching(/--|\{\{/u) as string },
        badEdits: 1,
        first: [{ line, found }],
      },
    });
    expect(await get(id)).toMatchObject({ gold: false });
    ok(await organiser.upload(`campaigns/${id}/texts/gold?skipBadEdits=true`, gold));
    expect(await get(id)).toMatchObject({ gold: true });
    const [{ content }] = await room.services.store.db
      .selectFrom('texts')
      .select('content')
      .where('role', '=', 'gold')
      .where('campaign_id', '=', id)
      .execute();
    expect(content).toBe(gold);
  });

  it('forget the items when a text changes, and change no text once they have begun', async () => {
    const { id } = await running(room);
    expect(await organiser.upload(`campaigns/${id}/systems/late`, lines(SOURCE))).toMatchObject({
      status: 409,
      body: { error: { code: 'WRONG_STATE' } },
    });
    const otherId = await draft(organiser);
    ok(await organiser.send('PUT', `campaigns/${otherId}/plan`, { items: 3 }));
    ok(await organiser.send('DELETE', `campaigns/${otherId}/systems/bob`));
    expect(await get(otherId)).toMatchObject({ items: 0 });
    expect((await organiser.send('PUT', `campaigns/${otherId}/state`, { state: 'running' })).status).toBe(409);
  });

  it('go from state to state', async () => {
    const { id } = await running(room);
    for (const state of ['paused', 'running', 'closed', 'running', 'running']) {
      expect(ok(await organiser.send('PUT', `campaigns/${id}/state`, { state })).body).toMatchObject({ state });
    }
  });

  it('say when a plan cannot be drawn', async () => {
    const id = await draft(organiser);
    const tooMany = await organiser.send('PUT', `campaigns/${id}/plan`, { items: 6 });
    expect(tooMany).toMatchObject({ status: 422, body: { error: { code: 'BAD_OPTION', found: '6' } } });
    const empty = await organiser.send('PUT', `campaigns/${await create()}/plan`, { items: 6 });
    expect(empty).toMatchObject({ status: 409, body: { error: { found: 'no source' } } });
  });

  it('have judges whose links can be renewed and revoked', async () => {
    const { id, judges, links } = await running(room);
    const { body } = await organiser.send('GET', `campaigns/${id}/judges`);
    const [jo] = (body as { rows: { id: string; name: string }[] }).rows;
    const renewed = ok(await organiser.send('POST', `campaigns/${id}/judges/${jo.id}/link`));
    expect((await judges[0].send('GET', 'judging')).status).toBe(401);
    const judge = room.judge((renewed.body as { link: string }).link);
    expect((await judge.send('GET', 'judging')).body).toMatchObject({ judge: { name: jo.name } });
    ok(await organiser.send('DELETE', `campaigns/${id}/judges/${jo.id}/link`));
    expect((await judge.send('GET', 'judging')).status).toBe(401);
    expect((await organiser.send('POST', `campaigns/${id}/judges`, { name: jo.name })).status).toBe(409);
    const stored = await room.services.store.db.selectFrom('judges').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(links[1].replace('/judge#', ''));
  });

  it('are gone with all that they hold when they are removed', async () => {
    const { id, judges } = await running(room);
    ok(await judges[0].send('POST', 'judging/next'));
    ok(await organiser.send('DELETE', `campaigns/${id}`));
    expect((await organiser.send('GET', `campaigns/${id}`)).status).toBe(404);
    expect((await judges[0].send('GET', 'judging')).status).toBe(401);
  });
});
