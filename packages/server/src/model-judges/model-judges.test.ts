import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CheckerServer } from '../../../checkers/src/testing/checker-server.js';
import {
  answerAnything,
  answerPoints,
  completion,
  startModelServer,
  type ModelRequest,
} from '../../../checkers/src/testing/model-server.js';
import type { SystemRanking } from '../dashboard/schemas.js';
import type { Assignment } from '../judging/schemas.js';
import type { Worker } from '../queue/work-queue.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { answerId, ok, running } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { judgeWithModels } from './judge-with-models.js';
import type { ModelEstimate, ModelJudge, ModelJudges, ModelsBeside } from './schemas.js';

const KEY = 'sk-a-key-that-must-stay-secret';

describeDatabases('models that judge beside people', ({ fresh }) => {
  let server: CheckerServer;
  let room: Room;
  let worker: Worker | undefined;
  /** What the model says, and what its server does with it. */
  let say: Parameters<typeof startModelServer>[0] = answerAnything;

  beforeAll(async () => {
    vi.stubEnv('KEY_OF_A_TEST', KEY);
    server = await startModelServer((request, received) => say(request, received));
    const url = `${server.url}/v1`;
    room = await openRoom(await fresh(), { models: [{ name: 'local', url, keyEnv: 'KEY_OF_A_TEST' }] });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await room.close();
    await server.close();
  });
  beforeEach(() => {
    say = answerAnything;
    // Limits of requests count by the clock of the room.
    room.now += 60_000;
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
  });

  const get = async (path: string): Promise<unknown> => ok(await room.organiser.send('GET', path)).body;

  /** A campaign whose items somebody has judged, always the outputs in the order of their texts. */
  async function judged(plan: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { id, judges } = await running(room, plan, ['jo']);
    for (;;) {
      room.now += 1000;
      const { body } = ok(await judges[0].send('POST', 'judging/next'));
      const { assignment } = body as { assignment: Assignment | null };
      if (assignment === null) return id;
      ok(await judges[0].send('PUT', `judging/assignments/${assignment.id}/answer`, answerTo(assignment)));
    }
  }

  function answerTo({ revision, outputs }: Assignment): object {
    const ranks = outputs.map((text) => outputs.toSorted().indexOf(text) + 1);
    return { id: answerId(), revision, ranks, clientMs: 5000 };
  }

  async function add(campaign: string, settings: object = {}): Promise<ModelJudge> {
    const body = { endpoint: 'local', model: 'small', ...settings };
    return ok(await room.organiser.send('POST', `campaigns/${campaign}/models`, body)).body as ModelJudge;
  }

  const start = (campaign: string, { id }: ModelJudge, body: object = {}): ReturnType<Client['send']> =>
    room.organiser.send('POST', `campaigns/${campaign}/models/${id}/start`, body);

  async function modelOf(campaign: string): Promise<ModelJudge> {
    return ((await get(`campaigns/${campaign}/models`)) as ModelJudges).rows[0];
  }

  /** Asks until the run has ended. */
  async function ask(campaign: string, model: ModelJudge, body: object = {}): Promise<ModelJudge> {
    ok(await start(campaign, model, body));
    worker ??= judgeWithModels(room.services, 1, 30);
    await vi.waitFor(async () => expect((await modelOf(campaign)).state).not.toBe('asking'), { timeout: 30_000 });
    return modelOf(campaign);
  }

  it('leaves every result of people as it is, and counts models only where somebody asks for it', async () => {
    const id = await judged();
    const results = ['ranking', 'head-to-head', 'agreement', 'quality', 'progress', 'judges'];
    const read = async (query: string): Promise<Record<string, unknown>> => {
      const answers: Record<string, unknown> = {};
      for (const result of results) {
        const { version: _, ...answer } = (await get(`campaigns/${id}/${result}${query}`)) as { version?: number };
        answers[result] = answer;
      }
      return answers;
    };
    const [before, exported] = [
      await read(''),
      (await room.organiser.send('GET', `campaigns/${id}/export/jsonl`)).text,
    ];
    const model = await add(id, { name: 'Small model' });
    const counts = { state: 'new', judged: 0, calls: 0 };
    expect(model).toMatchObject({ ...counts, settings: { scheme: 'points5-s', about: 'judged', mostCalls: 1000 } });
    expect(await ask(id, model)).toMatchObject({ state: 'done', judged: 5, skipped: 0, calls: 5, questions: 5 });
    expect(await read('')).toEqual(before);
    expect((await room.organiser.send('GET', `campaigns/${id}/export/jsonl`)).text).toBe(exported);
    expect(await get(`campaigns/${id}`)).toMatchObject({ judges: 1, models: 1, judged: 5, wanted: 5 });
    const both = (await get(`campaigns/${id}/ranking?models=included`)) as SystemRanking;
    expect(both).toMatchObject({ rankings: 10 });
    expect((await get(`campaigns/${id}/ranking?only=${model.id}`)) as SystemRanking).toMatchObject({ rankings: 5 });
    for (const [format, mark] of [
      ['jsonl', /"judge":"Small model","judgeKind":"model"/gu],
      ['xml', /user="Small model" judge-kind="model"/gu],
      ['csv', /Small model,.*,model$/gmu],
    ] as const) {
      const { text } = await room.organiser.send('GET', `campaigns/${id}/export/${format}?models=included`);
      expect(text.match(mark)).toHaveLength(5);
      expect((await room.organiser.send('GET', `campaigns/${id}/export/${format}`)).text).not.toContain('Small model');
    }
  });

  it('shows models beside people: kappa, flips, controls, and what cannot be read', async () => {
    const id = await judged();
    // Takes what is shown first for the best, and once says nothing that can be used.
    let broken: string | undefined;
    say = (request) => {
      const question = JSON.stringify(request.messages.at(1));
      broken ??= question;
      return question === broken ? 'I would rather not.' : answerPoints(request, (_, position) => 5 - position);
    };
    const model = await add(id, { orders: 2, controls: 2 });
    expect(await ask(id, model)).toMatchObject({ state: 'done', judged: 4, skipped: 1, questions: 14, calls: 15 });
    const beside = (await get(`campaigns/${id}/models-beside-people`)) as ModelsBeside;
    const [found] = beside.models;
    expect(found).toMatchObject({ name: 'small', judged: 4, skipped: 1, askedAgain: 1, calls: 15 });
    expect(found.faults).toEqual([{ fault: 'it has no whole JSON object: "I would rather not."', count: 1 }]);
    expect(found.flips?.count).toBe(found.flips?.of);
    expect(found.copiesTied).toMatchObject({ count: 0 });
    expect(found.promptTokens).toBe(1500);
    expect(found.doubts).toContain('more than half of its pairs tie');
    expect(found.signature).toMatch(/^judge\|model:small\|prompt:[0-9a-f]{12}\|scheme:points5-s\|.*\|answered:4\/5\|/u);
    expect(beside.withPeople).toMatchObject([{ judge: 'small', other: 'jo' }]);
    expect(beside.amongPeople).toEqual([]);
    const items = (await get(`campaigns/${id}/items`)) as { rows: { id: string; skips: number }[] };
    expect(items.rows.map(({ skips }) => skips)).toEqual([0, 0, 0, 0, 0]);
  });

  it('shows the key to the server of the model and to nobody else', async () => {
    const id = await judged();
    const from = server.requests.length;
    say = () => ({ reply: { status: 401, body: JSON.stringify({ error: { message: `bad key ${KEY}` } }) } });
    const model = await ask(id, await add(id));
    expect(server.requests[from].headers.authorization).toBe(`Bearer ${KEY}`);
    expect(model).toMatchObject({ state: 'failed', reason: { code: 'CHECKER_FAILED' } });
    expect(model.reason?.found).toMatch(/^local answered with status 401: "bad key \[key\]"/u);
    const { db } = room.services.store;
    const stored = [
      await db.selectFrom('model_judges').selectAll().execute(),
      await db.selectFrom('model_replies').selectAll().execute(),
      await db.selectFrom('judges').selectAll().execute(),
      await get(`campaigns/${id}/models`),
      await get(`campaigns/${id}/models-beside-people`),
      (await room.organiser.send('GET', `campaigns/${id}/export/backup`)).text,
      room.logged,
    ];
    expect(JSON.stringify(stored)).not.toContain(KEY);
    // Nor where in the network of the operator it stands.
    expect(JSON.stringify(await get(`campaigns/${id}/models`))).not.toContain('127.0.0.1');
  });

  it('goes on after a failure where it was, and asks nothing twice', async () => {
    const id = await judged();
    const from = server.requests.length;
    say = (request, { number }) =>
      number - from < 2 ? answerAnything(request) : { reply: { status: 400, body: 'no such model' } };
    const failed = await ask(id, await add(id));
    expect(failed).toMatchObject({ state: 'failed', calls: 2, judged: 2 });
    expect(failed.reason?.remedy).toMatch(/^What it has said is kept\./u);
    const asked = server.requests.length;
    say = answerAnything;
    expect(await ask(id, failed)).toMatchObject({ state: 'done', reason: null, calls: 5, judged: 5 });
    expect(server.requests.length - asked).toBe(3);
    const questions = server.requests
      .slice(asked)
      .map(({ body }) => JSON.stringify((JSON.parse(body) as ModelRequest).messages));
    expect(new Set(questions).size).toBe(3);
  });

  it('stops at the limit of calls, and goes on with a higher one', async () => {
    const id = await judged();
    const stopped = await ask(id, await add(id, { mostCalls: 3 }));
    expect(stopped).toMatchObject({ state: 'stopped', calls: 3, judged: 3, reason: { code: 'BUDGET_SPENT' } });
    expect(stopped.reason?.expected).toBe('at most 3 calls');
    expect(await ask(id, stopped, { mostCalls: 5 })).toMatchObject({ state: 'done', calls: 5, judged: 5 });
  });

  it('asks nothing more once somebody stops it', async () => {
    const id = await judged({ items: 30, replacement: true });
    const from = server.requests.length;
    const model = await add(id);
    const stop = async (): Promise<void> => {
      ok(await room.organiser.send('POST', `campaigns/${id}/models/${model.id}/stop`, {}));
    };
    ok(await start(id, model));
    expect((await start(id, model)).status).toBe(409);
    expect((await room.organiser.send('DELETE', `campaigns/${id}/models/${model.id}`)).status).toBe(409);
    // The fourth answer comes when somebody has stopped it; what was begun before is finished.
    say = (request, { number }) => {
      const body = completion(JSON.stringify(answerAnything(request)), 'small');
      return number - from === 3 ? stop().then(() => ({ reply: { body } })) : { reply: { body } };
    };
    worker = judgeWithModels(room.services, 1, 30);
    await vi.waitFor(async () => expect((await modelOf(id)).judged).toBe(8), { timeout: 30_000 });
    await worker.stop();
    worker = undefined;
    expect(server.requests.length - from).toBe(8);
    expect(await modelOf(id)).toMatchObject({ state: 'stopped', reason: null, calls: 8 });
    say = answerAnything;
    expect(await ask(id, model)).toMatchObject({ state: 'done', judged: 30 });
    ok(await room.organiser.send('DELETE', `campaigns/${id}/models/${model.id}`));
    expect(await get(`campaigns/${id}`)).toMatchObject({ models: 0, judged: 30 });
  });

  it('says what it would take, and asks before more than 1,000 questions', async () => {
    const { id } = await running(room, { items: 1001, replacement: true }, ['jo']);
    const none = await start(id, await add(id, { name: 'judged' }));
    expect(none.body).toMatchObject({ error: { code: 'WRONG_STATE', expected: 'items to ask about' } });
    const model = await add(id, { about: 'all', mostCalls: 5000 });
    const estimate = (await get(`campaigns/${id}/models/${model.id}/estimate`)) as ModelEstimate;
    expect(estimate).toMatchObject({ items: 1001, open: 1001, questions: 1001, needsConfirmation: true });
    expect(estimate.inputTokens).toBeGreaterThan(100_000);
    expect((await start(id, model)).body).toMatchObject({
      error: { code: 'WRONG_STATE', found: '1001 questions, and nobody who agreed' },
    });
    ok(await start(id, model, { confirmed: 1001 }));
    ok(await room.organiser.send('POST', `campaigns/${id}/models/${model.id}/stop`, {}));
  });

  it('refuses addresses that the operator did not name, and ways to ask that do not fit', async () => {
    const id = await judged();
    const refused = async (settings: object): Promise<unknown> =>
      (await room.organiser.send('POST', `campaigns/${id}/models`, { endpoint: 'local', model: 'm', ...settings }))
        .body;
    expect(await refused({ endpoint: 'http://169.254.169.254/' })).toMatchObject({
      error: { code: 'BAD_REQUEST', expected: 'one of local', found: '"http://169.254.169.254/"' },
    });
    expect(await refused({ scheme: 'pairwise' })).toMatchObject({ error: { found: 'pairwise' } });
    expect(await refused({ criteria: 'impact' })).toMatchObject({ error: { found: '"impact"' } });
    expect(await refused({ prompt: 'Which is best?' })).toMatchObject({ error: { code: 'BAD_OPTION' } });
    expect(await refused({ name: 'jo' })).toMatchObject({ error: { code: 'NAME_TAKEN' } });
  });

  it('asks a model which of two is better where people are asked that, also the other way round', async () => {
    const id = await judged({ protocol: { kind: 'pairwise' }, items: 4 });
    // Always the one that is shown first, so that the two orders cancel each other out.
    const model = await ask(id, await add(id, { orders: 2 }));
    expect(model).toMatchObject({ state: 'done', judged: 4, questions: 8, settings: { scheme: 'pairwise' } });
    const { text } = await room.organiser.send('GET', `campaigns/${id}/export/jsonl?models=included`);
    const said = text.split('\n').filter((line) => line.includes('"judgeKind":"model"'));
    const ranks = said.map((line) => (JSON.parse(line) as { outputs: { rank: number }[] }).outputs);
    expect(ranks.map((outputs) => outputs.map(({ rank }) => rank))).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it.each([
    [
      'scores on the scales of the campaign',
      { kind: 'direct', scales: ['fluency', 'meaning'] },
      { scores: { fluency: 70, meaning: 70 } },
    ],
    ['a verdict on each edit, and ranks', { kind: 'edits' }, { edits: expect.any(Array) as unknown }],
  ])('asks a model for %s where people give them', async (_, protocol, details) => {
    const { id } = await running(room, { protocol, items: 3, outputsPerItem: 2 }, ['jo']);
    expect(await ask(id, await add(id, { about: 'all' }))).toMatchObject({ state: 'done', judged: 3, skipped: 0 });
    const items = (await get(`campaigns/${id}/items`)) as { rows: { id: string }[] };
    const item = (await get(`campaigns/${id}/items/${items.rows[0].id}`)) as { judgments: object[] };
    expect(item.judgments).toMatchObject([{ judge: 'small', kind: 'model', details: { outputs: [details, details] } }]);
  });

  it('is in the backup with all that it said, and stays apart when that is restored', async () => {
    const id = await judged();
    await ask(id, await add(id));
    const { bytes } = await room.organiser.send('GET', `campaigns/${id}/export/backup`);
    const restored = (ok(await room.organiser.send('POST', 'campaigns/restore', bytes)).body as { id: string }).id;
    expect(await get(`campaigns/${restored}`)).toMatchObject({ judges: 1, models: 1, judged: 5 });
    expect(await get(`campaigns/${restored}/ranking`)).toMatchObject({ rankings: 5 });
    const [there, here] = await Promise.all(
      [id, restored].map(async (campaign) => {
        const { version: _, ...beside } = (await get(`campaigns/${campaign}/models-beside-people`)) as ModelsBeside;
        return { ...beside, models: beside.models.map(({ id: __, ...model }) => model) };
      }),
    );
    expect(here).toEqual(there);
  });
});
