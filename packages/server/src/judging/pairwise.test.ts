import { gunzipSync } from 'node:zlib';
import { drawingBias, orderDoubts, readJudgments } from '@stet/core/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '../campaigns/schemas.js';
import type { Drawing } from '../dashboard/schemas.js';
import { keepResults } from '../dashboard/results.js';
import { openStore } from '../storage/store.js';
import { describeDatabases, postgresDatabase, skipPostgres } from '../storage/testing/databases.js';
import { SYSTEMS, answerId, draft, ok, running } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { nextAssignment } from './next-assignment.js';
import type { Assignment, MyProgress } from './schemas.js';

const pairwise = (drawing: 'even' | 'adaptive', plan: object = {}): Record<string, unknown> => ({
  protocol: { kind: 'pairwise', drawing },
  replacement: true,
  items: 20,
  ...plan,
});

interface Given {
  readonly assignment: Assignment | null;
  readonly progress: MyProgress;
}

describeDatabases('comparing pairs', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  const next = async (judge: Client): Promise<Given> => ok(await judge.send('POST', 'judging/next')).body as Given;

  /** Prefers what ann wrote, and then what is shorter. */
  async function judgeOne(judge: Client, { id, outputs }: Assignment): Promise<void> {
    const [first, second] = outputs.map((text) => (SYSTEMS.ann.includes(text) ? 0 : text.length));
    const ranks = first === second ? [1, 1] : first < second ? [1, 2] : [2, 1];
    ok(await judge.send('PUT', `judging/assignments/${id}/answer`, { id: answerId(), revision: 0, ranks }));
  }

  async function judgeAll(judge: Client): Promise<Assignment[]> {
    const given: Assignment[] = [];
    for (let { assignment } = await next(judge); assignment !== null; { assignment } = await next(judge)) {
      given.push(assignment);
      await judgeOne(judge, assignment);
    }
    return given;
  }

  const itemsOf = async (id: string): Promise<Item[]> =>
    (ok(await room.organiser.send('GET', `campaigns/${id}/items?limit=100`)).body as { rows: Item[] }).rows;

  it('draws all pairs at once where they are drawn evenly, whatever else the plan says of outputs', async () => {
    const { id, judges } = await running(room, pairwise('even', { outputsPerItem: 5 }));
    expect((await itemsOf(id)).map(({ outputs }) => outputs.length)).toEqual(Array.from({ length: 20 }, () => 2));
    expect((await judgeAll(judges[0])).length).toBe(20);
    const drawing = ok(await room.organiser.send('GET', `campaigns/${id}/drawing`)).body as Drawing;
    expect(drawing).toMatchObject({ even: 20, adaptive: 0 });
    expect(drawing.pairs).toHaveLength(6);
  });

  it('draws later pairs when a judge asks for one, and counts them from the start', async () => {
    const { id, judges } = await running(room, pairwise('adaptive'));
    expect(await itemsOf(id)).toHaveLength(6);
    expect(ok(await room.organiser.send('GET', `campaigns/${id}`)).body).toMatchObject({ items: 20, wanted: 20 });
    const { progress } = await next(judges[0]);
    expect(progress.left).toBe(20);
    const given = await judgeAll(judges[0]);
    const keys = given.map(({ source, outputs }) => JSON.stringify([source, outputs.toSorted()]));
    expect(new Set(keys).size).toBe(20);
    expect(await itemsOf(id)).toHaveLength(20);
    expect(ok(await room.organiser.send('GET', `campaigns/${id}/drawing`)).body).toMatchObject({
      even: 6,
      adaptive: 14,
    });
  });

  it('gives two judges who ask at once two different pairs', async () => {
    const { judges } = await running(room, pairwise('adaptive', { items: 7 }), ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const given = await Promise.all(judges.map(next));
    const keys = given.map(({ assignment }) => JSON.stringify([assignment?.source, assignment?.outputs.toSorted()]));
    expect(new Set(keys).size).toBe(7);
    expect(keys).not.toContain('[null,null]');
  });

  it('shows an item that several judges share to each of them once', async () => {
    const plan = pairwise('adaptive', { items: 8, overlap: { share: 1, judges: 2 } });
    const { judges } = await running(room, plan);
    const [first, second] = [await judgeAll(judges[0]), await judgeAll(judges[1])];
    const textsOf = (given: readonly Assignment[]): string[] =>
      given.map(({ source, outputs }) => JSON.stringify([source, outputs.toSorted()])).sort();
    expect(textsOf(first)).toEqual(textsOf(second));
  });

  it('keeps how pairs were drawn in exports and backups, and goes on from a backup with the same pair', async () => {
    const { id, judges } = await running(room, pairwise('adaptive', { items: 12 }));
    for (let at = 0; at < 9; at++) {
      const { assignment } = await next(judges[0]);
      if (assignment !== null) await judgeOne(judges[0], assignment);
    }
    const { text } = ok(await room.organiser.send('GET', `campaigns/${id}/export/jsonl`));
    const rankings = readJudgments(text);
    expect(drawingBias(rankings)).toMatchObject({ even: 6, adaptive: 3 });
    for (const { drawing } of rankings) expect(drawing?.probability).toBeGreaterThan(0);
    expect(orderDoubts(rankings, Object.keys(SYSTEMS)).some((doubt) => doubt < 0.5)).toBe(true);
    const { bytes } = ok(await room.organiser.send('GET', `campaigns/${id}/export/backup`));
    const backup = gunzipSync(bytes).toString('utf8');
    expect(readJudgments(backup)).toEqual(rankings);
    const { body } = ok(await room.organiser.send('POST', 'campaigns/restore', backup));
    const restored = (body as { id: string }).id;
    ok(await room.organiser.send('PUT', `campaigns/${restored}/state`, { state: 'running' }));
    const { link } = ok(await room.organiser.send('POST', `campaigns/${restored}/judges`, { name: 'new' })).body as {
      link: string;
    };
    const [here, there] = [await next(judges[0]), await next(room.judge(link))];
    expect(there.assignment?.source).toBe(here.assignment?.source);
    expect(there.assignment?.outputs.toSorted()).toEqual(here.assignment?.outputs.toSorted());
  });

  it('refuses a third rank, and more items than there are pairs', async () => {
    const { judges } = await running(room, pairwise('even'));
    const { assignment } = await next(judges[0]);
    const answer = { id: answerId(), revision: 0, ranks: [1, 3] };
    const path = `judging/assignments/${assignment?.id ?? ''}/answer`;
    expect(await judges[0].send('PUT', path, answer)).toMatchObject({ status: 400 });
    const id = await draft(room.organiser);
    const { status, text } = await room.organiser.send('PUT', `campaigns/${id}/plan`, pairwise('even', { items: 99 }));
    expect(status).toBe(422);
    expect(text).toMatch(/at most 24 items, one for each two outputs of a sentence/u);
  });

  it('does not start with a practice item of three outputs', async () => {
    const id = await draft(room.organiser);
    ok(await room.organiser.send('PUT', `campaigns/${id}/plan`, pairwise('even')));
    const outputs = ['a', 'b', 'c'].map((text, at) => ({ text, rank: at + 1 }));
    const practise = async (count: number): Promise<void> => {
      const items = [{ source: 'x', outputs: outputs.slice(0, count), explanation: '' }];
      ok(await room.organiser.send('PUT', `campaigns/${id}/practice`, { items }));
    };
    const start = (): ReturnType<Client['send']> =>
      room.organiser.send('PUT', `campaigns/${id}/state`, { state: 'running' });
    await practise(3);
    expect((await start()).text).toMatch(/two outputs in each practice item/u);
    await practise(2);
    ok(await start());
  });

  it('says in the preview how often each pair of systems will be compared', async () => {
    const id = await draft(room.organiser);
    const preview = async (plan: object): Promise<unknown> =>
      ok(await room.organiser.send('POST', `campaigns/${id}/plan/preview`, plan)).body;
    expect(await preview({ items: 5 })).toMatchObject({ comparisonsPerPair: null });
    for (const drawing of ['even', 'adaptive'] as const) {
      const { items, judgments, comparisonsPerPair } = (await preview(pairwise(drawing))) as Record<string, number>;
      expect({ items, judgments }).toEqual({ items: 20, judgments: 20 });
      expect(comparisonsPerPair).toBeGreaterThanOrEqual(20 / 6);
      expect(comparisonsPerPair).toBeLessThan(8);
    }
  });
});

describe('two servers on one database', () => {
  const database = postgresDatabase();
  if (database === undefined) {
    skipPostgres();
    return;
  }

  it('draw the pairs that one server alone would draw, each once', async () => {
    const location = await database.fresh();
    const room = await openRoom(location);
    const names = Array.from({ length: 16 }, (_, at) => `judge-${at}`);
    const [{ id: byTwo }, { id: byOne, judges }] = [
      await running(room, pairwise('adaptive', { items: 16 }), names),
      await running(room, pairwise('adaptive', { items: 16 }), names),
    ];
    for (const judge of judges) ok(await judge.send('POST', 'judging/next'));
    const servers = await Promise.all(
      [1, 2].map(async () => ({ store: await openStore(location), results: keepResults() })),
    );
    const { db } = servers[0].store;
    const rows = await db.selectFrom('judges').selectAll().where('campaign_id', '=', byTwo).execute();
    await Promise.all(rows.map((judge, at) => nextAssignment(servers[at % 2], judge, room.now)));
    const drawn = (campaign: string): Promise<unknown> =>
      db
        .selectFrom('items')
        .select(['position', 'sentence', 'outputs', 'drawing'])
        .where('campaign_id', '=', campaign)
        .orderBy('position')
        .execute();
    expect(await drawn(byTwo)).toEqual(await drawn(byOne));
    await Promise.all(servers.map(({ store }) => store.close()));
    await room.close();
  });
});
