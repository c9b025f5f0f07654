import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Assignment, Next } from '../judging/schemas.js';
import type { Judge } from '../judges/schemas.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { answerId, ok, running } from '../testing/campaign.js';
import { openRoom, type Answer, type Client, type Room } from '../testing/room.js';
import type { Crowd, CrowdLink, Participation } from './schemas.js';

const CROWD: Crowd = {
  parameter: 'PROLIFIC_PID',
  limit: 3,
  itemsEach: 2,
  consent: 'You agree to be asked.',
  completion: { kind: 'code', code: 'C0FFEE' },
};

describeDatabases('a crowd', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  interface Recruiting {
    readonly id: string;
    readonly link: string;
    readonly entrance: Client;
    readonly join: (participant: unknown) => Promise<Answer>;
  }

  async function openLink(id: string): Promise<Recruiting> {
    const { link } = ok(await room.organiser.send('POST', `campaigns/${id}/crowd/link`)).body as CrowdLink;
    const entrance = room.holder(tokenIn(link));
    return { id, link, entrance, join: (participant) => entrance.send('POST', 'crowd', { participant }) };
  }

  async function recruiting(crowd: Partial<Crowd> = {}, plan: object = {}): Promise<Recruiting> {
    const { id } = await running(room, { items: 5, overlap: { share: 1, judges: 20 }, ...plan }, []);
    ok(await room.organiser.send('PUT', `campaigns/${id}/crowd`, { ...CROWD, ...crowd }));
    return openLink(id);
  }

  const tokenIn = (link: string): string => /[\w-]{43}/u.exec(link)?.[0] ?? '';

  async function enter({ join }: Recruiting, participant: string): Promise<Client> {
    return room.judge((ok(await join(participant)).body as Participation).link);
  }

  const nextOf = async (judge: Client, held: readonly string[] = []): Promise<Next> =>
    ok(await judge.send('POST', `judging/next${held.length === 0 ? '' : `?held=${held.join(',')}`}`)).body as Next;

  async function answer(judge: Client, assignment: Assignment): Promise<void> {
    const body = { id: answerId(), revision: 0, ranks: assignment.outputs.map((_, at) => at + 1) };
    ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, body));
  }

  /** Judges until there is nothing to judge; how many items that were, and the last word of the server. */
  async function judgeAll(judge: Client): Promise<{ items: number; last: Next }> {
    for (let items = 0; ; items++) {
      const last = await nextOf(judge);
      if (last.assignment === null) return { items, last };
      await answer(judge, last.assignment);
    }
  }

  const judgesOf = async (id: string): Promise<Judge[]> =>
    (ok(await room.organiser.send('GET', `campaigns/${id}/judges`)).body as { rows: Judge[] }).rows;

  it('does not exist until the organiser says how it is recruited', async () => {
    const { id } = await running(room);
    expect((await room.organiser.send('GET', `campaigns/${id}`)).body).toMatchObject({ crowd: null, crowdOpen: false });
    expect((await room.organiser.send('POST', `campaigns/${id}/crowd/link`)).status).toBe(409);
  });

  it('sees consent and instructions first, and nothing of the code at the end', async () => {
    const { link, entrance } = await recruiting();
    expect(link).toMatch(/^\/take-part\/[\w-]{43}\?PROLIFIC_PID=$/u);
    const seen = ok(await entrance.send('GET', 'crowd'));
    expect(seen.body).toMatchObject({
      name: 'Evening class',
      consent: CROWD.consent,
      instructions: 'Rank the corrections.',
      itemsEach: 2,
      practice: 0,
      closed: null,
    });
    expect(seen.text).not.toContain('C0FFEE');
  });

  it('has one judge for each id, the same from every device', async () => {
    const crowd = await recruiting();
    const first = ok(await crowd.join('5f1a')).body as Participation;
    const again = ok(await crowd.join('5f1a')).body as Participation;
    const other = ok(await crowd.join('5F1A')).body as Participation;
    expect(again).toEqual(first);
    expect(other.judge).not.toBe(first.judge);
    const judge = room.judge(first.link);
    const { assignment } = await nextOf(judge);
    expect((await nextOf(room.judge(again.link))).assignment?.id).toBe(assignment?.id);
  });

  it('is judged for its share, then gets the code, and no more items ever', async () => {
    const crowd = await recruiting();
    const judge = await enter(crowd, 'p1');
    const first = await nextOf(judge);
    const second = await nextOf(judge, [first.assignment?.id ?? '']);
    const both = [first, second].flatMap(({ assignment }) => assignment ?? []);
    // The page fetches ahead: the share is given out, yet not judged.
    const early = await nextOf(
      judge,
      both.map(({ id }) => id),
    );
    expect(early).toMatchObject({ assignment: null, why: 'finished', completion: null });
    await answer(judge, both[0]);
    expect((await nextOf(judge)).completion).toBeNull();
    await answer(judge, both[1]);
    room.now += 1000;
    expect(await nextOf(judge)).toMatchObject({ assignment: null, why: 'finished', completion: CROWD.completion });
    const [participant] = await judgesOf(crowd.id);
    expect(participant).toMatchObject({ participant: 'p1', name: 'participant-1', judged: 2, finishedAt: room.now });
    ok(await room.organiser.send('PUT', `campaigns/${crowd.id}/crowd`, { ...CROWD, itemsEach: 4 }));
    ok(await room.organiser.send('PUT', `campaigns/${crowd.id}/state`, { state: 'closed' }));
    expect(await nextOf(await enter(crowd, 'p1'))).toMatchObject({ why: 'finished', completion: CROWD.completion });
  });

  it('gets repeats on top of its share', async () => {
    const crowd = await recruiting({ itemsEach: 4 }, { repeatEvery: 2 });
    const { items, last } = await judgeAll(await enter(crowd, 'p1'));
    expect(items).toBe(6);
    expect(last).toMatchObject({ completion: CROWD.completion, progress: { judged: 6, share: 6, left: 0 } });
  });

  it('has finished, too, when nothing is left to judge', async () => {
    const crowd = await recruiting({ itemsEach: 50 }, { overlap: { share: 0, judges: 2 } });
    const { items, last } = await judgeAll(await enter(crowd, 'p1'));
    expect(items).toBe(5);
    expect(last.completion).toEqual(CROWD.completion);
    expect((await crowd.join('p2')).status).toBe(409);
    expect((await crowd.entrance.send('GET', 'crowd')).body).toMatchObject({ closed: 'full' });
  });

  it('refuses ids that are none', async () => {
    const { join, id } = await recruiting();
    const wrong = ['', ' ', 'a b', 'a@b.example', '{{%PROLIFIC_PID%}}', 'x'.repeat(65), '-1', 'é', 'a\u0000', 7, null];
    for (const participant of wrong)
      expect([participant, (await join(participant)).status]).toEqual([participant, 400]);
    expect(await judgesOf(id)).toEqual([]);
  });

  it('lets nobody new in when it is full or does not run; participants come back', async () => {
    const crowd = await recruiting({ limit: 1 });
    await enter(crowd, 'p1');
    expect(await crowd.join('p2')).toMatchObject({ status: 409, body: { error: { code: 'LIMIT_REACHED' } } });
    await enter(crowd, 'p1');
    ok(await room.organiser.send('PUT', `campaigns/${crowd.id}/crowd`, { ...CROWD, limit: 2 }));
    ok(await room.organiser.send('PUT', `campaigns/${crowd.id}/state`, { state: 'paused' }));
    expect((await crowd.entrance.send('GET', 'crowd')).body).toMatchObject({ closed: 'not-running' });
    expect(await crowd.join('p2')).toMatchObject({ status: 409, body: { error: { code: 'WRONG_STATE' } } });
    await enter(crowd, 'p1');
  });

  it('keeps its limit, and one judge for each id, when all come at once', async () => {
    const limit = 20;
    const { id, join } = await recruiting({ limit });
    const joins = Array.from({ length: 50 }, (_, at) => join(`p${at % 25}`));
    const statuses = (await Promise.all(joins)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    const participants = (await judgesOf(id)).map(({ participant }) => participant);
    expect(participants).toHaveLength(limit);
    expect(new Set(participants).size).toBe(limit);
    // Those with a place got in each time they came.
    expect(statuses.filter((status) => status === 201)).toHaveLength(2 * limit);
  });

  it('comes by one link at a time, which the organiser can renew and close', async () => {
    const crowd = await recruiting();
    const judge = await enter(crowd, 'p1');
    const renewed = await openLink(crowd.id);
    expect((await crowd.join('p2')).status).toBe(401);
    ok(await judge.send('GET', 'judging'));
    const again = await enter(renewed, 'p1');
    expect((await judge.send('GET', 'judging')).status).toBe(401);
    ok(await again.send('GET', 'judging'));
    ok(await room.organiser.send('DELETE', `campaigns/${crowd.id}/crowd/link`));
    expect((await renewed.join('p1')).status).toBe(401);
    ok(await again.send('GET', 'judging'));
  });

  it('does not let in a participant whose access the organiser ended', async () => {
    const crowd = await recruiting();
    await enter(crowd, 'p1');
    const [{ id }] = await judgesOf(crowd.id);
    ok(await room.organiser.send('DELETE', `campaigns/${crowd.id}/judges/${id}/link`));
    expect(await crowd.join('p1')).toMatchObject({ status: 403, body: { error: { code: 'NOT_ALLOWED' } } });
  });

  it('is told apart by names that say nothing: ids are in no export of judgments, in no judging room, in no log', async () => {
    const crowd = await recruiting();
    const judge = await enter(crowd, 'secret-id');
    await judgeAll(judge);
    const other = await enter(crowd, 'other-id');
    await judgeAll(other);
    for (const path of ['judging', 'judging/assignments']) {
      expect((await other.send('GET', path)).text).not.toMatch(/-id/u);
    }
    for (const format of ['xml', 'csv', 'jsonl', 'html']) {
      const { text } = ok(await room.organiser.send('GET', `campaigns/${crowd.id}/export/${format}`));
      expect(text).toContain('participant-1');
      expect(text).not.toMatch(/(?:secret|other)-id/u);
    }
    const logged = room.logged.join('\n');
    expect(logged).not.toMatch(/secret-id/u);
    expect(logged).not.toContain(tokenIn(crowd.link));
  });

  it('is listed for whoever pays it', async () => {
    const crowd = await recruiting();
    await judgeAll(await enter(crowd, 'p1'));
    await nextOf(await enter(crowd, 'p2'));
    const { text, headers } = ok(await room.organiser.send('GET', `campaigns/${crowd.id}/crowd/participants`));
    expect(headers.get('content-disposition')).toContain('Evening-class.participants.csv');
    expect(text).toBe(
      'participant,judge,judged,skipped,state,finished at\n' +
        `p1,participant-1,2,0,finished,${new Date(room.now).toISOString()}\n` +
        'p2,participant-2,0,0,not finished,\n',
    );
  });

  it('is in a backup, without the links', async () => {
    const crowd = await recruiting();
    await judgeAll(await enter(crowd, 'p1'));
    const { bytes } = ok(await room.organiser.send('GET', `campaigns/${crowd.id}/export/backup`));
    expect(gunzipSync(bytes).toString('utf8')).not.toContain('hash');
    const restored = ok(await room.organiser.send('POST', 'campaigns/restore', bytes)).body as { id: string };
    expect(restored).toMatchObject({ crowd: CROWD, crowdOpen: false });
    const [original] = await judgesOf(crowd.id);
    const { participant, finishedAt, judged } = original;
    expect(await judgesOf(restored.id)).toMatchObject([{ participant, finishedAt, judged, hasLink: false }]);
  });

  it('is recruited by settings that make sense', async () => {
    const { id } = await running(room);
    for (const wrong of [
      { parameter: '1' },
      { parameter: 'a b' },
      { limit: 0 },
      { itemsEach: 0 },
      { completion: { kind: 'address', address: 'http://insecure.example/' } },
      { completion: { kind: 'address', address: 'javascript:alert(1)' } },
      { completion: { kind: 'code', code: ' ' } },
    ]) {
      const { status } = await room.organiser.send('PUT', `campaigns/${id}/crowd`, { ...CROWD, ...wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
    const completion = { kind: 'address', address: 'https://app.example/done?cc=1' };
    ok(await room.organiser.send('PUT', `campaigns/${id}/crowd`, { ...CROWD, completion }));
  });
});
