import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Submission, SubmissionCheck, TeamRoom } from '../index.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SOURCE, SYSTEMS, lines, ok } from '../testing/campaign.js';
import { gzipBomb } from '../testing/gzip-bomb.js';
import { openRoom, type Room } from '../testing/room.js';
import { GOLD, failScoring, openSettings, openTask, scoreAll, submit, type TestTeam } from '../testing/task.js';

const HOUR = 60 * 60_000;

describeDatabases('submissions', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  const teamRoom = async (team: TestTeam): Promise<TeamRoom> =>
    ok(await team.client.send('GET', 'team')).body as TeamRoom;
  const handIn = async (team: TestTeam, output: readonly string[]): Promise<Submission> =>
    ok(await submit(team, output)).body as Submission;
  const change = async (team: TestTeam, { id }: Submission, body: object): Promise<Submission> =>
    ok(await team.client.send('PATCH', `team/submissions/${id}`, body)).body as Submission;
  const limited = (limit: number, limitPerDay = 0, timeZone = 'UTC'): ReturnType<typeof openSettings> => ({
    phases: [
      { name: 'Test', opensAt: room.now - HOUR, closesAt: room.now + 90 * 24 * HOUR, timeZone, limit, limitPerDay },
    ],
  });

  it('may be M2, whose edits are made; not those of several annotators', async () => {
    const { teams } = await openTask(room, { settings: { metrics: ['m2'] } });
    const m2 = (annotator: number): string =>
      SOURCE.map((source, at) => {
        const words = source.split(' ').length;
        const edit = `A 0 ${words}|||R|||${SYSTEMS.ann[at]}|||REQUIRED|||-NONE-|||${at === 1 ? annotator : 0}`;
        return `S ${source}\n${edit}\n\n`;
      }).join('');
    const first = ok(await teams[0].client.send('POST', 'team/submissions', m2(0))).body as Submission;
    const plain = await handIn(teams[1], SYSTEMS.ann);
    await scoreAll(room);
    const [made] = (await teamRoom(teams[0])).submissions;
    const [written] = (await teamRoom(teams[1])).submissions;
    expect([made.id, written.id]).toEqual([first.id, plain.id]);
    expect(made.scores).toEqual(written.scores);
    const refused = await teams[0].client.send('POST', 'team/submissions', m2(1));
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'SEVERAL_ANNOTATORS' } } });
  });

  it('are checked before: what would be handed in, refused as handing in would, and nothing kept', async () => {
    const { teams } = await openTask(room, { settings: { ...limited(1), metrics: ['m2'] } });
    const [ann] = teams;
    const check = (output: readonly string[]): ReturnType<typeof submit> =>
      ann.client.send('POST', 'team/submissions/check', lines(output));
    expect(ok(await check(SYSTEMS.ann)).body).toEqual({
      lines: SOURCE.length,
      changed: SOURCE.filter((source, at) => source !== SYSTEMS.ann[at]).length,
      emptied: 0,
      missing: 0,
      isM2: false,
      earlier: null,
      left: { phase: 1, today: null, month: null },
      preview: null,
    });
    expect(ok(await check(SOURCE.with(0, ''))).body).toMatchObject({ changed: 1, emptied: 1 });
    expect((await teamRoom(ann)).submissions).toEqual([]);

    const short = SYSTEMS.ann.slice(1);
    const [checked, handed] = [await check(short), await submit(ann, short)];
    expect(checked).toMatchObject({ status: 422, body: handed.body });
    await handIn(ann, SYSTEMS.ann);
    expect(ok(await check(SYSTEMS.ann)).body).toMatchObject({ earlier: 1, left: null });
    expect(await check(SOURCE)).toMatchObject({ body: { error: { code: 'LIMIT_REACHED' } } });
  });

  it('have their official score previewed where they are not limited, the same as the score they get', async () => {
    const { teams } = await openTask(room, { settings: { metrics: ['gleu', 'm2'], official: 'gleu' } });
    const { preview } = ok(await teams[0].client.send('POST', 'team/submissions/check', lines(SYSTEMS.bob)))
      .body as SubmissionCheck;
    await handIn(teams[0], SYSTEMS.bob);
    await scoreAll(room);
    const [{ scores }] = (await teamRoom(teams[0])).submissions;
    const { value, signature } = scores?.metrics.find(({ metric }) => metric === 'gleu') ?? {};
    expect(preview).toEqual({ metric: 'gleu', value, signature, unit: 'percent' });
    const { teams: early } = await openTask(room, { gold: null });
    expect(ok(await early[0].client.send('POST', 'team/submissions/check', lines(SYSTEMS.bob))).body).toMatchObject({
      preview: null,
    });
  });

  it('are kept, scored and shown to their team, with intervals, types and annotators', async () => {
    const { teams } = await openTask(room, { settings: { metrics: ['m2', 'gleu'] } });
    const [ann, bob] = teams;
    const response = ok(await ann.client.send('POST', 'team/submissions?note=first%20try', lines(SYSTEMS.ann)));
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      number: 1,
      note: 'first try',
      state: 'waiting',
      charged: false,
      scores: null,
    });
    await scoreAll(room);
    const { submissions, team } = await teamRoom(ann);
    expect(team).toMatchObject({ name: 'ann', submissions: 1 });
    const [{ scores, ...submission }] = submissions;
    expect(submission).toMatchObject({
      state: 'scored',
      charged: true,
      ranked: true,
      reason: null,
      alternatives: null,
    });
    expect(scores?.metrics[0]).toMatchObject({ metric: 'm2', value: 1, interval: [1, 1] });
    expect(scores?.types).toEqual([{ type: 'SVA', matched: 5, gold: 5 }]);
    expect(scores?.byAnnotator).toMatchObject([
      { annotator: 0, sentences: 6, correct: 5, proposed: 5, gold: 5 },
      { annotator: 1, sentences: 5, correct: 1, proposed: 5, gold: 4 },
    ]);
    expect(scores?.warnings).toEqual([]);
    expect((await teamRoom(bob)).submissions).toEqual([]);
  });

  it('are one, however often they are sent, until the output or the key is another', async () => {
    const { teams } = await openTask(room);
    const [ann] = teams;
    const first = await submit(ann, SYSTEMS.ann);
    const repeated = await submit(ann, SYSTEMS.ann);
    expect([first.status, repeated.status]).toEqual([201, 200]);
    expect((repeated.body as Submission).id).toBe((first.body as Submission).id);
    const key = { 'idempotency-key': 'run-17' };
    const keyed = await submit(ann, SYSTEMS.ann, key);
    expect(keyed.body).toMatchObject({ number: 2 });
    expect((await submit(ann, SYSTEMS.ann, key)).body).toMatchObject({ number: 2 });
    expect(await submit(ann, SYSTEMS.bob, key)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
    expect((await submit(ann, SYSTEMS.bob, { 'idempotency-key': 'no blanks please' })).status).toBe(400);
  });

  it('wait for the gold where there is none yet', async () => {
    const { id, teams } = await openTask(room, { gold: null });
    await handIn(teams[0], SYSTEMS.ann);
    await scoreAll(room);
    expect((await teamRoom(teams[0])).submissions).toMatchObject([{ state: 'waiting', scores: null }]);
    ok(await room.organiser.upload(`tasks/${id}/gold`, GOLD));
    await scoreAll(room);
    expect((await teamRoom(teams[0])).submissions).toMatchObject([{ state: 'scored' }]);
  });

  it('are taken in a phase that is open, and again when its dates change', async () => {
    const { id, teams } = await openTask(room);
    const [ann] = teams;
    const later = { name: 'Final', opensAt: room.now + HOUR, closesAt: room.now + 2 * HOUR };
    ok(await room.organiser.send('PATCH', `tasks/${id}`, { settings: openSettings(room.now, { phases: [later] }) }));
    const early = await submit(ann, SYSTEMS.ann);
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'WRONG_STATE' } } });
    expect(early.text).toContain('\\"Final\\", opens at 2026-11-16T09:00:00.000Z');
    expect(await teamRoom(ann)).toMatchObject({ left: null, task: { phase: null, may: { submit: false } } });
    room.now += HOUR;
    await handIn(ann, SYSTEMS.ann);
    room.now += HOUR;
    expect((await submit(ann, SYSTEMS.bob)).status).toBe(409);
    const reopened = { ...later, closesAt: room.now + HOUR };
    ok(await room.organiser.send('PATCH', `tasks/${id}`, { settings: openSettings(room.now, { phases: [reopened] }) }));
    await handIn(ann, SYSTEMS.bob);
  });

  it('are limited in number; what fails or is withdrawn unscored is not charged', async () => {
    const { id, teams } = await openTask(room, { settings: limited(2) });
    const [ann] = teams;
    const first = await handIn(ann, SYSTEMS.ann);
    const second = await handIn(ann, SYSTEMS.bob);
    expect((await teamRoom(ann)).left).toEqual({ phase: 0, today: null, month: null });
    expect(await submit(ann, SYSTEMS.cat)).toMatchObject({ status: 409, body: { error: { code: 'LIMIT_REACHED' } } });
    await failScoring(room, first.id);
    await change(ann, second, { withdrawn: true });
    await scoreAll(room);
    // What is withdrawn in time is never scored.
    expect((await teamRoom(ann)).submissions).toMatchObject([{ state: 'withdrawn', charged: false }, {}]);
    expect((await teamRoom(ann)).left?.phase).toBe(2);
    await handIn(ann, SYSTEMS.cat);
    await handIn(ann, SYSTEMS.dan);
    await scoreAll(room);
    const restored = await ann.client.send('PATCH', `team/submissions/${second.id}`, { withdrawn: false });
    expect(restored).toMatchObject({ status: 409, body: { error: { code: 'LIMIT_REACHED' } } });
    ok(await room.organiser.send('PATCH', `tasks/${id}/submissions/${second.id}`, { withdrawn: false }));
  });

  it('stay charged when they are withdrawn after they were scored', async () => {
    const { teams } = await openTask(room, { settings: limited(1) });
    const [ann] = teams;
    const first = await handIn(ann, SYSTEMS.ann);
    await scoreAll(room);
    expect(await change(ann, first, { withdrawn: true })).toMatchObject({ state: 'withdrawn', charged: true });
    expect((await submit(ann, SYSTEMS.bob)).status).toBe(409);
    expect(await change(ann, first, { withdrawn: false })).toMatchObject({ state: 'scored' });
  });

  it('are limited by the day of the time zone of the phase', async () => {
    room.now = Date.UTC(2026, 10, 16, 15, 59);
    const { teams } = await openTask(room, { settings: limited(0, 1, 'Asia/Singapore') });
    const [ann] = teams;
    await handIn(ann, SYSTEMS.ann);
    expect((await submit(ann, SYSTEMS.bob)).body).toMatchObject({
      error: { code: 'LIMIT_REACHED', expected: 'at most 1 scored submissions a day (Asia/Singapore)' },
    });
    room.now += 60_000;
    expect((await teamRoom(ann)).left).toEqual({ phase: null, today: 1, month: null });
    await handIn(ann, SYSTEMS.bob);
  });

  it('keep to the limit when many are sent at once', async () => {
    const { teams } = await openTask(room, { settings: limited(1) });
    const [ann] = teams;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => submit(ann, SYSTEMS.ann, { 'idempotency-key': `try-${at}` })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await teamRoom(ann)).submissions).toHaveLength(1);
  });

  it('are told within the answer what is wrong, and cost nothing', async () => {
    const { teams } = await openTask(room, { settings: limited(1) });
    const [ann] = teams;
    const short = await submit(ann, SOURCE.toSpliced(1, 1));
    expect(short).toMatchObject({
      status: 422,
      body: { error: { code: 'LINE_COUNT', line: 2, expected: '6 lines, one for each sentence of the source' } },
    });
    expect(short.text).toContain('5 lines; line 2 seems to answer line 3');
    const moved = [...SOURCE.slice(1), 'The end .'];
    expect(await submit(ann, moved)).toMatchObject({
      status: 422,
      body: { error: { code: 'LINES_SHIFTED', line: 1 } },
    });
    const asIs = await ann.client.send('POST', 'team/submissions?asIs=true', lines(moved));
    expect(asIs.status).toBe(201);
  });

  it('are told no sentence of a source that is not released', async () => {
    const { teams } = await openTask(room, { settings: { release: { source: null } } });
    const unrelated = SOURCE.map((_, at) => `quite another line ${at}`);
    for (const output of [SOURCE.toSpliced(1, 1), unrelated.slice(1), [...SOURCE.slice(1), 'The end .']]) {
      const { status, body } = await submit(teams[0], output);
      const { line, found } = (body as { error: { line: number; found: string } }).error;
      expect(status).toBe(422);
      expect(found).toContain(JSON.stringify(output[line - 1]));
      expect(found).not.toContain(SOURCE[line - 1]);
    }
  });

  it.each([
    ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 422, 'INVALID_UTF8'],
    ['NUL', Buffer.from(lines(SOURCE).replace('home', 'ho\0me')), 422, 'NUL_CHARACTER'],
    ['cut off UTF-8', Buffer.concat([Buffer.from(lines(SOURCE)), Buffer.from([0xe2, 0x82])]), 422, 'INVALID_UTF8'],
    ['a control character', lines(SOURCE).replace('home', 'ho\u001bme'), 422, 'BAD_MARKUP'],
    ['nothing', '', 422, 'LINE_COUNT'],
    ['one endless line', lines(SOURCE.with(0, 'a '.repeat(500_000))), 413, 'TOO_LARGE'],
    ['a gzip bomb', gzipBomb(600, 'a'), 413, 'TOO_LARGE'],
    ['a gzip that is cut off', gzipSync(lines(SOURCE)).subarray(0, 20), 422, 'FILE_UNREADABLE'],
  ])('refuse %s', async (_, body, status, code) => {
    const { teams } = await openTask(room, { teams: ['ann'] });
    const response = await teams[0].client.send('POST', 'team/submissions?file=..%2F..%2Fetc%2Fpasswd', body);
    expect({ status: response.status, body: response.body }).toMatchObject({ status, body: { error: { code } } });
  });
});
