import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Assignment } from '../judging/schemas.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SYSTEMS, answerId, draft, ok, running } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { keepResults } from './results.js';

interface Ranked {
  readonly version: number;
  readonly rankings: number;
  readonly problem: string | null;
  readonly systems: readonly { name: string; score: number; best: number; worst: number; cluster: number }[];
}

describeDatabases('the dashboard', ({ fresh }) => {
  let room: Room;
  let id: string;
  let judges: Client[];
  const get = async (path: string): Promise<unknown> =>
    ok(await room.organiser.send('GET', `campaigns/${id}/${path}`)).body;
  beforeAll(async () => {
    room = await openRoom(await fresh());
    ({ id, judges } = await running(room, { overlap: { share: 1, judges: 2 }, repeatEvery: 1, tooFastSeconds: 2 }));
  });
  afterAll(() => room.close());

  it('has no ranking before anybody has judged, and says why', async () => {
    expect(await get('ranking')).toMatchObject({ rankings: 0, problem: 'none', systems: [] });
    expect(await get('agreement')).toMatchObject({ inter: { comparisons: 0, kappa: { value: null } }, pairs: [] });
    expect(await get('head-to-head')).toMatchObject({ systems: [], cells: [] });
  });

  /** Prefers the outputs of ann, which begin correctly; with `worst`, the others. */
  async function judgeAll(judge: Client, { worst = false, clientMs = 20_000 } = {}): Promise<void> {
    const good = SYSTEMS.ann;
    for (let at = 0; ; at++) {
      room.now += 30_000;
      const { assignment } = ok(await judge.send('POST', 'judging/next')).body as { assignment: Assignment | null };
      if (assignment === null) return;
      // A bad judge changes their mind from one occasion to the next.
      const bad = worst && at % 2 === 0;
      const ranks = assignment.outputs.map((text) => (good.includes(text) === bad ? 2 : 1));
      const answer = { id: answerId(), revision: 0, ranks, clientMs, flagged: at === 0, comment: 'odd' };
      ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
    }
  }

  it('ranks the systems, with and without judges who are left out', async () => {
    await judgeAll(judges[0]);
    await judgeAll(judges[1], { worst: true, clientMs: 1100 });
    const withEverybody = (await get('ranking')) as Ranked;
    const { judges: rows } = (await get('quality')) as { judges: { id: string; name: string }[] };
    const kim = rows.find(({ name }) => name === 'kim')?.id ?? '';
    ok(await room.organiser.send('PATCH', `campaigns/${id}/judges/${kim}`, { leftOut: true }));
    const without = (await get('ranking')) as Ranked;
    expect(without.version).toBeGreaterThan(withEverybody.version);
    expect(without.rankings).toBeLessThan(withEverybody.rankings);
    expect(without.systems[0]).toMatchObject({ name: 'ann', best: 1 });
    expect(await get('ranking?judges=all')).toEqual({ ...withEverybody, version: without.version });
    // The same without saving anything: before, and the way back.
    expect(await get(`ranking?with=${kim}`)).toEqual({ ...withEverybody, version: without.version });
    ok(await room.organiser.send('PATCH', `campaigns/${id}/judges/${kim}`, { leftOut: false }));
    const preview = (await get(`ranking?without=${kim}`)) as Ranked;
    expect(preview).toEqual({ ...without, version: preview.version });
    ok(await room.organiser.send('PATCH', `campaigns/${id}/judges/${kim}`, { leftOut: true }));
    for (const method of ['trueskill', 'bradley-terry']) {
      expect(((await get(`ranking?method=${method}&runs=10`)) as Ranked).systems[0].name).toBe('ann');
    }
  });

  it('lists flags of items that count, and none of practice', async () => {
    const campaign = await draft(room.organiser);
    const outputs = ['x y', 'x z'].map((text, at) => ({ text, rank: at + 1 }));
    ok(await room.organiser.send('PUT', `campaigns/${campaign}/plan`, { items: 1 }));
    ok(await room.organiser.send('PUT', `campaigns/${campaign}/practice`, { items: [{ source: 'x', outputs }] }));
    const { body } = ok(await room.organiser.send('POST', `campaigns/${campaign}/judges`, { name: 'jo' }));
    ok(await room.organiser.send('PUT', `campaigns/${campaign}/state`, { state: 'running' }));
    const judge = room.judge((body as { link: string }).link);
    for (const _ of ['practice', 'item']) {
      const { assignment } = ok(await judge.send('POST', 'judging/next')).body as { assignment: Assignment };
      const answer = { id: answerId(), revision: 0, ranks: assignment.outputs.map(() => 1), flagged: true };
      ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
    }
    const { flagged } = ok(await room.organiser.send('GET', `campaigns/${campaign}/quality`)).body as {
      flagged: { sentence: number }[];
    };
    expect(flagged).toHaveLength(1);
    expect(flagged[0].sentence).toBeGreaterThanOrEqual(0);
  });

  it('tells who contradicts themselves, who is too fast, and what was flagged', async () => {
    const {
      judges: rows,
      medians,
      flagged,
    } = (await get('quality')) as {
      judges: Record<string, number>[];
      medians: Record<string, number | null>;
      flagged: { comment: string }[];
    };
    const [jo, kim] = rows;
    expect(jo).toMatchObject({ name: 'jo', contradictions: 0, changedTies: 0, tooFast: 0, repeatedItems: 5 });
    expect(jo.repeatedPairs).toBeGreaterThan(0);
    expect(kim).toMatchObject({ name: 'kim', tooFast: kim.answers });
    expect(kim.contradictions).toBeGreaterThan(0);
    expect(kim.agreementWithOthers).toBeLessThan(1);
    expect(kim.distance).toBeGreaterThan(0);
    expect(medians).toMatchObject({ seconds: 10.55, tooFast: 0.5, distance: kim.distance, checksPassed: null });
    expect(flagged).toHaveLength(2);
    expect(flagged[0]).toMatchObject({ comment: 'odd' });
  });

  it('shows progress, and how far neighbours are apart', async () => {
    expect(await get('progress')).toMatchObject({
      wanted: 10,
      judged: 10,
      leased: 0,
      flagged: 2,
      judgedByDay: [{ day: '2026-11-16', judged: 20 }],
      judges: [
        { name: 'jo', judged: 10, medianSeconds: 20, leftOut: false },
        // To the last digit, in whatever order the answers are read.
        { name: 'kim', leftOut: true, meanSeconds: 1.1 },
      ],
    });
    const { neighbours } = (await get('separation')) as { neighbours: { better: string }[] };
    expect(neighbours).toHaveLength(3);
    expect(neighbours[0].better).toBe('ann');
  });
});

it('computes a result once for each version, however many ask, and again after a failure', async () => {
  const results = keepResults();
  let computed = 0;
  const compute = (): Promise<number> => Promise.resolve(++computed);
  const answers = await Promise.all([1, 2, 3].map(() => results.get('c', 1, 'key', compute)));
  expect(answers).toEqual([1, 1, 1]);
  expect(await results.get('c', 1, 'other', compute)).toBe(2);
  expect(await results.get('c', 2, 'key', compute)).toBe(3);
  await expect(results.get('c', 2, 'bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await results.get('c', 2, 'bad', compute)).toBe(4);
});
