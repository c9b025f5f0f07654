import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Judge } from '../judges/schemas.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { answerId, draft, ok, running } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import type { Assignment } from './schemas.js';

const MINUTE = 60_000;

async function next(judge: Client): Promise<Assignment> {
  const { body } = ok(await judge.send('POST', 'judging/next'));
  expect((body as { why: unknown }).why).toBeNull();
  return (body as { assignment: Assignment }).assignment;
}

async function why(judge: Client): Promise<unknown> {
  const { body } = ok(await judge.send('POST', 'judging/next'));
  return (body as { why: unknown }).why;
}

const ranked = (assignment: Assignment, changes: object = {}): object => ({
  id: answerId(),
  revision: assignment.revision,
  ranks: assignment.outputs.map((_, at) => at + 1),
  ...changes,
});

const answer = (judge: Client, { id }: Assignment, body: object): ReturnType<Client['send']> =>
  judge.send('PUT', `judging/assignments/${id}/answer`, body);

describeDatabases('judging', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  it('shows different outputs in an order of its own, and tells no system', async () => {
    const { judges } = await running(room);
    const assignment = await next(judges[0]);
    expect(new Set(assignment.outputs).size).toBe(assignment.outputs.length);
    expect(assignment.outputs.length).toBeGreaterThan(1);
    expect(JSON.stringify(assignment)).not.toMatch(/ann|bob|cat|dan/u);
  });

  it('gives an item to one judge alone, the same one until it is answered', async () => {
    const { judges } = await running(room);
    const [first, second] = [await next(judges[0]), await next(judges[1])];
    expect(first.source).not.toBe(second.source);
    expect((await next(judges[0])).id).toBe(first.id);
    ok(await answer(judges[0], first, ranked(first)));
    expect((await next(judges[0])).id).not.toBe(first.id);
  });

  it('gives an item to as many judges as the plan says, each once', async () => {
    const { judges } = await running(room, { overlap: { share: 1, judges: 2 } }, ['jo', 'kim', 'lee']);
    const [first, second, third] = [await next(judges[0]), await next(judges[1]), await next(judges[2])];
    expect(first.source).toBe(second.source);
    expect(third.source).not.toBe(first.source);
    ok(await answer(judges[0], first, ranked(first)));
    ok(await answer(judges[1], second, ranked(second)));
    expect((await next(judges[0])).source).not.toBe(first.source);
  });

  it('hands on an item whose lease has ended, and still takes a late answer', async () => {
    const { id, judges } = await running(room, { items: 1, leaseMinutes: 10 });
    const late = await next(judges[0]);
    expect(await why(judges[1])).toBe('waiting');
    room.now += 10 * MINUTE + 1;
    const reassigned = await next(judges[1]);
    expect(reassigned.source).toBe(late.source);
    expect(await why(judges[0])).toBe('waiting');
    ok(await answer(judges[0], late, ranked(late)));
    ok(await answer(judges[1], reassigned, ranked(reassigned)));
    const { body } = await room.organiser.send('GET', `campaigns/${id}/items`);
    expect(body).toMatchObject({ rows: [{ wanted: 1, judged: 2 }] });
    expect(await why(judges[0])).toBe('finished');
  });

  it('is finished when others have judged what a judge had on the screen', async () => {
    const { judges } = await running(room, { items: 1, leaseMinutes: 10 });
    await next(judges[0]);
    room.now += 10 * MINUTE + 1;
    const reassigned = await next(judges[1]);
    ok(await answer(judges[1], reassigned, ranked(reassigned)));
    expect(await why(judges[0])).toBe('finished');
  });

  it('gives further items to a page that holds some, in order, and none of them twice', async () => {
    const { judges } = await running(room, { items: 3 });
    const ask = async (heldIds: readonly string[]): Promise<{ id: string; number: number } | null> => {
      const query = heldIds.length === 0 ? '' : `?held=${heldIds.join(',')}`;
      const { body } = ok(await judges[0].send('POST', `judging/next${query}`));
      return (body as { assignment: { id: string; number: number } | null }).assignment;
    };
    const heldIds: string[] = [];
    for (const number of [1, 2, 3]) {
      const assignment = await ask(heldIds);
      expect(assignment?.number).toBe(number);
      heldIds.push(assignment?.id ?? '');
    }
    expect(await ask(heldIds)).toBeNull();
    expect((await ask([]))?.id).toBe(heldIds[0]);
    expect((await ask([heldIds[0]]))?.id).toBe(heldIds[1]);
    expect(await why(judges[1])).toBe('waiting');
  });

  it('gives the judge the item back after a break, when nobody has taken it', async () => {
    const { judges } = await running(room, { leaseMinutes: 10 });
    const before = await next(judges[0]);
    room.now += 600 * MINUTE;
    const after = await next(judges[0]);
    expect(after).toEqual({ ...before, leaseUntil: room.now + 10 * MINUTE });
  });

  it('never gives one item to two judges, however many ask at once', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `judge-${at}`);
    const { id, judges } = await running(room, { items: 10, replacement: true }, names);
    const responses = await Promise.all(judges.map((judge) => judge.send('POST', 'judging/next')));
    const assignments = responses.flatMap(
      ({ body }) => (body as { assignment: { id: string } | null }).assignment ?? [],
    );
    expect(assignments).toHaveLength(10);
    const rows = await room.services.store.db
      .selectFrom('assignments')
      .select('item_id')
      .where('campaign_id', '=', id)
      .execute();
    expect(new Set(rows.map(({ item_id }) => item_id)).size).toBe(10);
  });

  it('keeps one judgment of an answer sent twice, also at once', async () => {
    const { id, judges } = await running(room);
    const assignment = await next(judges[0]);
    const body = ranked(assignment);
    const responses = await Promise.all([1, 2, 3, 4].map(() => answer(judges[0], assignment, body)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body: saved } of responses) expect(saved).toMatchObject({ assignment: { revision: 1 } });
    const campaign = await room.organiser.send('GET', `campaigns/${id}`);
    expect(campaign.body).toMatchObject({ judged: 1 });
  });

  it('stores ranks by output, whatever the order shown, and shows them again in that order', async () => {
    const { id, judges } = await running(room, { overlap: { share: 1, judges: 2 }, items: 1 });
    for (const judge of judges) {
      const assignment = await next(judge);
      // By text, so that both judges give the same answer.
      const sorted = assignment.outputs.toSorted();
      const ranks = assignment.outputs.map((text) => sorted.indexOf(text) + 1);
      const saved = ok(await answer(judge, assignment, { ...ranked(assignment), ranks }));
      expect(saved.body).toMatchObject({ assignment: { answer: { ranks } } });
    }
    const list = await room.organiser.send('GET', `campaigns/${id}/items`);
    const item = (list.body as { rows: { id: string; outputs: { text: string }[] }[] }).rows[0];
    const detail = await room.organiser.send('GET', `campaigns/${id}/items/${item.id}`);
    const texts = item.outputs.map(({ text }) => text);
    const expected = texts.map((text) => texts.toSorted().indexOf(text) + 1);
    expect(detail.body).toMatchObject({ judgments: [{ ranks: expected }, { ranks: expected }] });
  });

  it('keeps what a judge said before they changed their mind', async () => {
    const { id, judges } = await running(room);
    const assignment = await next(judges[0]);
    const first = ok(await answer(judges[0], assignment, ranked(assignment)));
    room.now += MINUTE;
    const { assignment: answered } = first.body as { assignment: Assignment };
    const tie = assignment.outputs.map(() => 1);
    ok(await answer(judges[0], answered, { ...ranked(answered), ranks: tie, comment: 'On second thoughts …' }));
    const revisited = await judges[0].send('GET', `judging/assignments/${assignment.id}`);
    expect(revisited.body).toMatchObject({ revision: 2, answer: { ranks: tie, comment: 'On second thoughts …' } });
    const { item_id } = await room.services.store.db
      .selectFrom('assignments')
      .select('item_id')
      .where('id', '=', assignment.id)
      .executeTakeFirstOrThrow();
    const detail = await room.organiser.send('GET', `campaigns/${id}/items/${item_id}`);
    expect(detail.body).toMatchObject({
      judged: 1,
      judgments: [
        { revision: 1, current: false },
        { revision: 2, current: true },
      ],
    });
  });

  it('lets the second of two windows know that the first has answered', async () => {
    const { judges } = await running(room);
    const assignment = await next(judges[0]);
    const firstAnswer = ranked(assignment, { comment: 'first window' });
    ok(await answer(judges[0], assignment, firstAnswer));
    const refused = await answer(judges[0], assignment, ranked(assignment, { comment: 'second window' }));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: { code: 'CONFLICT' },
      current: { revision: 1, answer: { comment: 'first window' } },
    });
  });

  it('takes skips with a reason, and gives the item to somebody else', async () => {
    const { id, judges } = await running(room, { items: 1 });
    const assignment = await next(judges[0]);
    const skip = { ...ranked(assignment), ranks: null, skip: 'not-a-sentence', flagged: true, comment: 'a heading' };
    const saved = ok(await answer(judges[0], assignment, skip));
    expect(saved.body).toMatchObject({ progress: { judged: 0, skipped: 1, left: 0 } });
    const list = await room.organiser.send('GET', `campaigns/${id}/items?only=flagged`);
    expect(list.body).toMatchObject({ rows: [{ judged: 0, flags: 1, skips: 1 }] });
    expect(await why(judges[0])).toBe('finished');
    expect((await next(judges[1])).source).toBe(assignment.source);
  });

  it('refuses answers that are none', async () => {
    const { judges } = await running(room);
    const assignment = await next(judges[0]);
    const { outputs } = assignment;
    for (const wrong of [
      { ranks: outputs.slice(1).map(() => 1) },
      { ranks: outputs.map(() => outputs.length + 1) },
      { ranks: outputs.map(() => 0) },
      { ranks: null },
      { skip: 'other' },
      { skip: 'bored', ranks: null },
      { id: 'short' },
      { comment: 'a\u0000b' },
    ]) {
      const refused = await answer(judges[0], assignment, { ...ranked(assignment), ...wrong });
      expect([wrong, refused.status, (refused.body as { error: { code: string } }).error.code]).toEqual([
        wrong,
        400,
        'BAD_REQUEST',
      ]);
    }
    expect((await next(judges[0])).revision).toBe(0);
  });

  it('shows a judge one of their own items again from time to time, which counts for no other', async () => {
    const { id, judges } = await running(room, { items: 5, repeatEvery: 2 }, ['jo']);
    const sources: string[] = [];
    for (let at = 0; at < 7; at++) {
      const assignment = await next(judges[0]);
      sources.push(assignment.source);
      ok(await answer(judges[0], assignment, ranked(assignment)));
    }
    expect(await why(judges[0])).toBe('finished');
    expect([sources[2], sources[5]]).toEqual([sources[0], sources[1]]);
    expect(new Set(sources).size).toBe(5);
    expect((await room.organiser.send('GET', `campaigns/${id}`)).body).toMatchObject({ wanted: 5, judged: 5 });
  });

  it('tells a judge how many items are left, those met again counted once', async () => {
    const { judges } = await running(room, { items: 3, repeatEvery: 1, overlap: { share: 1, judges: 2 } }, ['jo']);
    const left: number[] = [];
    for (let at = 0; at < 6; at++) {
      const assignment = await next(judges[0]);
      const { body } = ok(await answer(judges[0], assignment, ranked(assignment)));
      left.push((body as { progress: { left: number } }).progress.left);
    }
    expect(left).toEqual([2, 2, 1, 1, 0, 0]);
    expect(await why(judges[0])).toBe('finished');
  });

  it('gives judges equal shares, repeats counted, which do not change as they go', async () => {
    const plan = { items: 5, repeatEvery: 2, overlap: { share: 1, judges: 2 } };
    const { id, judges } = await running(room, plan, ['jo', 'kim', 'lee']);
    const shares: number[] = [];
    for (const judge of [judges[0], judges[1], judges[0]]) {
      const assignment = await next(judge);
      const { body } = ok(await answer(judge, assignment, ranked(assignment)));
      shares.push((body as { progress: { share: number } }).progress.share);
    }
    // Ten judgments by three judges are four for each, and two of them once more.
    expect(shares).toEqual([6, 6, 6]);
    // Nor when one does the work of others too, and meets two items again: the organiser sees the same share.
    while ((await why(judges[0])) === null) {
      const assignment = await next(judges[0]);
      const { body } = ok(await answer(judges[0], assignment, ranked(assignment)));
      expect(body).toMatchObject({ progress: { share: 6 } });
    }
    const { rows } = ok(await room.organiser.send('GET', `campaigns/${id}/judges`)).body as { rows: Judge[] };
    expect(rows.map(({ name, done, share }) => [name, done, share])).toEqual([
      ['jo', 7, 6],
      ['kim', 1, 6],
      ['lee', 0, 6],
    ]);
  });

  it('begins with practice, tells afterwards what we think, and counts it nowhere', async () => {
    const id = await draft(room.organiser);
    const practice = {
      source: 'A cat are here .',
      outputs: [
        { text: 'A cat is here .', rank: 1 },
        { text: 'A cat are here .', rank: 2 },
      ],
      explanation: 'The first one is right.',
    };
    ok(await room.organiser.send('PUT', `campaigns/${id}/practice`, { items: [practice] }));
    ok(await room.organiser.send('PUT', `campaigns/${id}/plan`, { items: 1 }));
    const { body } = ok(await room.organiser.send('POST', `campaigns/${id}/judges`, { name: 'jo' }));
    ok(await room.organiser.send('PUT', `campaigns/${id}/state`, { state: 'running' }));
    const judge = room.judge((body as { link: string }).link);
    const first = await next(judge);
    expect(first).toMatchObject({ practice: true, source: practice.source, feedback: null });
    const saved = ok(await answer(judge, first, ranked(first)));
    const expected = first.outputs.map((text) => practice.outputs.find((output) => output.text === text)?.rank);
    expect(saved.body).toMatchObject({
      assignment: { feedback: { ranks: expected, explanation: 'The first one is right.' } },
      progress: { judged: 0, left: 1, practiceLeft: 0 },
    });
    expect(first.countedNumber).toBe(1);
    expect(await next(judge)).toMatchObject({ practice: false, number: 2, countedNumber: 1 });
  });

  it('keeps time by the clock of the server and by that of the page', async () => {
    const { judges } = await running(room);
    const assignment = await next(judges[0]);
    room.now += 90_000;
    ok(await answer(judges[0], assignment, ranked(assignment, { clientMs: 31_000 })));
    const rows = await room.services.store.db
      .selectFrom('judgments')
      .selectAll()
      .where('assignment_id', '=', assignment.id)
      .execute();
    expect(rows).toMatchObject([{ answered_at: room.now, server_ms: 90_000, client_ms: 31_000 }]);
  });

  it('hands out nothing while paused, but keeps what is under way; closed, it keeps nothing', async () => {
    const { id, judges } = await running(room);
    const assignment = await next(judges[0]);
    ok(await room.organiser.send('PUT', `campaigns/${id}/state`, { state: 'paused' }));
    expect(await why(judges[0])).toBe('not-running');
    const saved = ok(await answer(judges[0], assignment, ranked(assignment)));
    ok(await room.organiser.send('PUT', `campaigns/${id}/state`, { state: 'closed' }));
    const { assignment: answered } = saved.body as { assignment: Assignment };
    expect(await answer(judges[0], answered, ranked(answered))).toMatchObject({
      status: 409,
      body: { error: { code: 'WRONG_STATE' } },
    });
  });

  it('hands out nothing to a judge who is paused', async () => {
    const { id, judges } = await running(room);
    const { body } = await room.organiser.send('GET', `campaigns/${id}/judges`);
    const [jo] = (body as { rows: { id: string }[] }).rows;
    ok(await room.organiser.send('PATCH', `campaigns/${id}/judges/${jo.id}`, { paused: true }));
    expect(await why(judges[0])).toBe('paused');
    expect(await why(judges[1])).toBeNull();
  });

  it("lists a judge's own items, the last first, page by page", async () => {
    const { judges } = await running(room);
    for (let at = 0; at < 3; at++) {
      const assignment = await next(judges[0]);
      ok(await answer(judges[0], assignment, ranked(assignment)));
    }
    const page = await judges[0].send('GET', 'judging/assignments?limit=2');
    expect(page.body).toMatchObject({ rows: [{ number: 3, state: 'judged' }, { number: 2 }], next: '2' });
    const secondPage = await judges[0].send('GET', 'judging/assignments?limit=2&cursor=2');
    expect(secondPage.body).toMatchObject({ rows: [{ number: 1 }], next: null });
    expect((await judges[1].send('GET', 'judging/assignments')).body).toEqual({ rows: [], next: null });
  });
});
