import type { Sentence } from '@stet/core/internal';
import { parseM2, sentencesOf } from '@stet/core/internal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Leaderboard, Proposal, Question, Submission, TeamProposal } from '../index.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SYSTEMS, ok } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { GOLD, openTask, scoreAll, submit, type TestTeam } from '../testing/task.js';

/** Makes edits that nobody's gold has, in the first two sentences. */
const DAN = ['He walks home .', 'She loves it .', 'It is late .', 'We goes now .', 'All is well .', 'I see you .'];

describeDatabases('alternative answers', ({ fresh }) => {
  let room: Room;
  let task: string;
  let dan: TestTeam;
  let eve: TestTeam;
  let annotators: Client[];
  let submission: string;
  beforeEach(async () => {
    room = await openRoom(await fresh());
    const open = { opensAt: room.now - 1, closesAt: room.now + 1000 };
    const release = { source: 0, leaderboard: 0, systems: null, gold: room.now - 1 };
    const opened = await openTask(room, { settings: { proposals: open, release }, teams: ['dan', 'eve'] });
    task = opened.id;
    [dan, eve] = opened.teams;
    submission = (ok(await submit(dan, DAN)).body as Submission).id;
    ok(await submit(eve, SYSTEMS.ann));
    await scoreAll(room);
    annotators = [];
    for (const name of ['Ines', 'Marek']) {
      const { link } = ok(await room.organiser.send('POST', `tasks/${task}/annotators`, { name })).body as {
        link: string;
      };
      annotators.push(room.holder(link.replace('/annotate#', '')));
    }
  });
  afterEach(() => room.close());

  const WALKS = { sentence: 1, start: 1, end: 2, correction: 'walks', type: 'Vt', comment: 'dan says so' };
  const LOVES = { sentence: 2, start: 1, end: 2, correction: 'loves', type: 'Wci' };
  const propose = async (edit: object): Promise<string> =>
    (ok(await dan.client.send('POST', 'team/proposals', { submission, ...edit })).body as TeamProposal).id;
  const say = async (annotator: Client, id: string, verdict: string): Promise<void> => {
    ok(await annotator.send('PUT', `annotating/proposals/${id}`, { verdict }));
  };
  const listed = async (): Promise<Proposal[]> =>
    (ok(await room.organiser.send('GET', `tasks/${task}/proposals`)).body as { rows: Proposal[] }).rows;
  const make = async (): Promise<unknown> => ok(await room.organiser.send('POST', `tasks/${task}/proposals/gold`)).body;
  const board = async (gold: string): Promise<Record<string, unknown>> => {
    const { rows } = ok(await room.organiser.send('GET', `tasks/${task}/leaderboard?gold=${gold}`)).body as Leaderboard;
    return Object.fromEntries(
      rows.map(({ team, scores: [{ parts }] }) => [team, [parts.correct, parts.proposed, parts.gold]]),
    );
  };

  it('turn what was unneeded into right: accepted ones become annotation sets, and everybody is scored anew', async () => {
    const walks = await propose(WALKS);
    const loves = await propose(LOVES);
    await say(annotators[0], walks, 'accepted');
    await say(annotators[1], walks, 'accepted');
    await say(annotators[0], loves, 'refused');
    expect((await listed()).map(({ correction, state }) => [correction, state])).toEqual([
      ['walks', 'accepted'],
      ['loves', 'refused'],
    ]);
    expect(await make()).toEqual({ alternativesVersion: 1, accepted: 1, sets: 1 });
    await scoreAll(room);
    expect(await board('gold')).toEqual({ dan: [2, 4, 4], eve: [5, 5, 5] });
    expect(await board('alternatives')).toEqual({ dan: [3, 4, 4], eve: [5, 5, 5] });
    const { text } = ok(await room.organiser.send('GET', `tasks/${task}/golds/alternatives?format=m2`));
    const [first] = parseM2(text).flatMap(sentencesOf) as [Sentence];
    expect(first.annotations.map(({ edits: [edit] }) => [edit.type, ...edit.corrections])).toEqual([
      ['SVA', 'goes'],
      ['Vt', 'went'],
      ['Vt', 'walks'],
    ]);
  });

  it('are added to a gold with bad offsets without hiding how many edits it leaves out', async () => {
    const bad = GOLD.replace('A 1 2|||SVA|||see', 'A 3 9|||SVA|||see').replace('A 1 2|||Vt|||saw', 'A 2 1|||Vt|||saw');
    ok(await room.organiser.upload(`tasks/${task}/gold?skipBadEdits=true`, bad));
    await scoreAll(room);
    const walks = await propose(WALKS);
    ok(await room.organiser.send('PUT', `tasks/${task}/proposals/${walks}/decision`, { decision: 'accepted' }));
    expect(await make()).toMatchObject({ sets: 1 });
    await scoreAll(room);
    const { rows } = ok(await room.organiser.send('GET', `tasks/${task}/leaderboard?gold=alternatives`))
      .body as Leaderboard;
    expect(rows.map(({ scores }) => scores[0].signature)).toEqual(
      rows.map(() => expect.stringContaining('|skipped:2|') as string),
    );
    const { text } = ok(await room.organiser.send('GET', `tasks/${task}/golds/alternatives?format=m2`));
    const changed = ['A 3 9|||SVA|||see', 'A 2 1|||Vt|||saw', 'A 1 2|||Vt|||walks'];
    expect(text.split('\n').filter((line) => changed.some((start) => line.startsWith(start)))).toHaveLength(3);
  });

  it('stay when the window has closed, and with them what was decided', async () => {
    const walks = await propose(WALKS);
    ok(await room.organiser.send('PUT', `tasks/${task}/proposals/${walks}/decision`, { decision: 'accepted' }));
    room.now += 2000;
    expect(await dan.client.send('DELETE', `team/proposals/${walks}`)).toMatchObject({
      status: 409,
      body: { error: { code: 'WRONG_STATE' } },
    });
    expect(await listed()).toMatchObject([{ id: walks, state: 'accepted', proposers: [{ team: 'dan' }] }]);
  });

  it('keep their verdicts when they are taken back and made again', async () => {
    const walks = await propose(WALKS);
    ok(await room.organiser.send('PUT', `tasks/${task}/proposals/${walks}/decision`, { decision: 'refused' }));
    ok(await dan.client.send('DELETE', `team/proposals/${walks}`));
    await propose(WALKS);
    expect(await listed()).toMatchObject([{ id: walks, state: 'refused' }]);
  });

  it.each(['Vt|||x', 'a b', 'x\ny', 'noop', 'Nonsense', '|'])(
    'have a type that the gold can hold, not %j',
    async (type) => {
      const refused = await dan.client.send('POST', 'team/proposals', { submission, ...WALKS, type });
      expect(refused).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } });
      expect(await listed()).toEqual([]);
    },
  );

  it('have a correction that the gold can hold', async () => {
    const piped = ok(await submit(dan, ['He || home .', ...DAN.slice(1)])).body as Submission;
    const edit = { ...WALKS, submission: piped.id, correction: '||' };
    expect(await dan.client.send('POST', 'team/proposals', edit)).toMatchObject({
      status: 400,
      body: { error: { found: '"||"' } },
    });
  });

  it('are named when an old one keeps the gold from being made', async () => {
    const walks = await propose(WALKS);
    ok(await room.organiser.send('PUT', `tasks/${task}/proposals/${walks}/decision`, { decision: 'accepted' }));
    await room.services.store.db.updateTable('proposers').set({ type: 'Vt|||x' }).execute();
    const refused = await room.organiser.send('POST', `tasks/${task}/proposals/gold`);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { found: '"Vt|||x" in the proposal for sentence 1' } },
    });
  });

  it('are judged without telling whose they are, or what others say', async () => {
    const id = await propose(WALKS);
    await say(annotators[0], id, 'accepted');
    const answer = ok(await annotators[1].send('GET', 'annotating/proposals'));
    expect((answer.body as { rows: Question[] }).rows).toEqual([
      {
        id,
        sentence: 1,
        start: 1,
        end: 2,
        correction: 'walks',
        source: 'He go home .',
        before: null,
        after: 'She like it .',
        corrected: 'He walks home .',
        answers: ['He goes home .', 'He went home .'],
        types: ['Vt'],
        verdict: null,
        comment: '',
      },
    ]);
    for (const secret of ['dan', 'says so', submission]) expect(answer.text).not.toContain(secret);
  });

  it('are one question when several ask it, and gone when nobody does any more', async () => {
    const id = await propose(WALKS);
    const sameOutput = ok(await submit(eve, DAN)).body as Submission;
    await scoreAll(room);
    ok(await eve.client.send('POST', 'team/proposals', { submission: sameOutput.id, ...WALKS }));
    expect((await listed()).map(({ proposers }) => proposers.map(({ team }) => team).sort())).toEqual([['dan', 'eve']]);
    ok(await dan.client.send('DELETE', `team/proposals/${id}`));
    expect((await dan.client.send('GET', 'team/proposals')).body).toEqual({ rows: [] });
    expect(await listed()).toHaveLength(1);
    ok(await eve.client.send('DELETE', `team/proposals/${id}`));
    expect(await listed()).toEqual([]);
  });

  it('are open while annotators are divided, and the organiser may decide', async () => {
    const id = await propose(WALKS);
    await say(annotators[0], id, 'accepted');
    await say(annotators[1], id, 'refused');
    expect(await listed()).toMatchObject([{ state: 'open' }]);
    await say(annotators[1], id, 'accepted');
    expect(await listed()).toMatchObject([{ state: 'accepted' }]);
    const decide = (decision: string | null): ReturnType<Client['send']> =>
      room.organiser.send('PUT', `tasks/${task}/proposals/${id}/decision`, { decision });
    expect(ok(await decide('refused')).body).toMatchObject({ state: 'refused', decision: 'refused' });
    expect(ok(await decide(null)).body).toMatchObject({ state: 'accepted', decision: null });
  });

  it('are of edits that the submission makes and the gold does not have', async () => {
    const send = (edit: object): ReturnType<Client['send']> =>
      dan.client.send('POST', 'team/proposals', { submission, ...WALKS, ...edit });
    expect((await send({ correction: 'runs' })).status).toBe(404);
    // The gold has it already.
    expect((await send({ sentence: 3, correction: 'is' })).status).toBe(404);
    expect((await send({ sentence: 99 })).status).toBe(404);
    // It belongs to another team.
    const body = { submission, ...WALKS };
    expect((await eve.client.send('POST', 'team/proposals', body)).status).toBe(404);
  });

  it('are taken only after the gold is released, and for as long as the organiser says', async () => {
    room.now += 2000;
    const answer = await dan.client.send('POST', 'team/proposals', { submission, ...WALKS });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'WRONG_STATE' } } });
  });

  it('are taken away with the task, and come back with it', async () => {
    const id = await propose(WALKS);
    await say(annotators[0], id, 'refused');
    const { bytes } = ok(await room.organiser.send('GET', `tasks/${task}/export`));
    const copy = ok(await room.organiser.send('POST', 'tasks/restore', bytes)).body as { id: string };
    const { rows } = ok(await room.organiser.send('GET', `tasks/${copy.id}/proposals`)).body as { rows: Proposal[] };
    expect(rows).toMatchObject([
      {
        correction: 'walks',
        state: 'refused',
        proposers: [{ team: 'dan' }],
        verdicts: [{ annotator: 'Ines', verdict: 'refused' }],
      },
    ]);
  });

  it('are added to a gold that comes later, too', async () => {
    const id = await propose(WALKS);
    await say(annotators[0], id, 'accepted');
    await make();
    ok(await room.organiser.upload(`tasks/${task}/gold`, GOLD.replaceAll('|||likes|||', '|||loves|||')));
    await scoreAll(room);
    expect(await board('gold')).toEqual({ dan: [3, 4, 4], eve: [4, 5, 5] });
    expect(await board('alternatives')).toEqual({ dan: [4, 4, 4], eve: [4, 5, 5] });
  });

  it("are added to a gold in ChERRANT's M2 beside every way to an answer, so that nobody loses by them", async () => {
    const walks = await propose(WALKS);
    ok(await room.organiser.send('PUT', `tasks/${task}/proposals/${walks}/decision`, { decision: 'accepted' }));
    await make();
    // Half of the second way to the answer for the fifth sentence.
    ok(await submit(eve, SYSTEMS.ann.with(4, 'Well is well .')));
    const uploaded = ok(await room.organiser.upload(`tasks/${task}/gold?skipBadEdits=true`, TWO_WAYS));
    expect(uploaded.body).toMatchObject({ goldVersion: 2, alternativesVersion: 2, skippedEdits: 1 });
    await scoreAll(room);
    expect(await board('gold')).toEqual({ dan: [2, 4, 6], eve: [6, 6, 7] });
    expect(await board('alternatives')).toEqual({ dan: [3, 4, 6], eve: [6, 6, 7] });
    const { text } = ok(await room.organiser.send('GET', `tasks/${task}/golds/alternatives?format=cherrant`));
    expect(text).toContain('T0-A1 Well is all .\n');
    expect(text).toContain('T1-A0 He walks home .\nA 1 2|||Vt|||walks|||');
    // What was left out stays to be counted.
    expect(text).toContain('A 3 9|||');
    const { rows } = ok(await room.organiser.send('GET', `tasks/${task}/leaderboard?gold=alternatives`))
      .body as Leaderboard;
    expect(rows.map(({ scores }) => scores[0].signature)).toEqual(
      rows.map(() => expect.stringContaining('|skipped:1|') as string),
    );
    // And more can be proposed.
    const loves = await propose({ ...LOVES, type: 'S' });
    ok(await room.organiser.send('PUT', `tasks/${task}/proposals/${loves}/decision`, { decision: 'accepted' }));
    expect(await make()).toMatchObject({ accepted: 2, sets: 2 });
  });
});

/** The gold as ChERRANT writes one, with two ways to one answer. */
const TWO_WAYS = [
  ['He go home .', 'T0-A0 He goes home .', 'A 1 2|||S|||goes|||REQUIRED|||-NONE-|||0'],
  ['She like it .', 'T0-A0 She likes it .', 'A 1 2|||S|||likes|||REQUIRED|||-NONE-|||0'],
  ['It are late .', 'T0-A0 It is late .', 'A 1 2|||S|||is|||REQUIRED|||-NONE-|||0'],
  ['We goes now .', 'T0-A0 We go now .', 'A 1 2|||S|||go|||REQUIRED|||-NONE-|||0'],
  [
    'All is well .',
    'T0-A0 Well is all .',
    'A 0 3|||W|||Well is all|||REQUIRED|||-NONE-|||0',
    'T0-A1 Well is all .',
    'A 0 1|||S|||Well|||REQUIRED|||-NONE-|||0',
    'A 2 3|||S|||all|||REQUIRED|||-NONE-|||0',
  ],
  [
    'I sees you .',
    'T0-A0 I see you .',
    'A 1 2|||S|||see|||REQUIRED|||-NONE-|||0',
    'A 3 9|||S|||!|||REQUIRED|||-NONE-|||0',
  ],
]
  .map(([source, ...lines]) => `S ${[source, ...lines].join('\n')}\n\n`)
  .join('');
