import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Assignment } from '../judging/schemas.js';
import { SOURCE, answerId, draft, lines, ok, running } from '../testing/campaign.js';
import { annotatedTask, mark, sheet } from '../testing/annotation.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { audiencesOf, type Audience } from './testing/audiences.js';
import { BENCHMARK_CALLS } from './testing/benchmark-calls.js';
import { TASK_CALLS } from './testing/task-calls.js';

/** What the right person may send to a route: the address filled in, a body, and the status that answers it. */
interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
}

/** Everything the walk needs in its room. */
interface Scene {
  readonly campaign: string;
  readonly draft: string;
  readonly item: string;
  readonly judgeId: string;
  readonly modelId: string;
  readonly assignment: Assignment;
  readonly organiserId: string;
  readonly token: string;
  readonly backup: Uint8Array;
  readonly task: string;
  readonly essay: string;
  readonly otherEssay: string;
  readonly annotatorId: string;
}

const PLAN = { items: 2 };
const MODEL = { endpoint: 'local', model: 'small', about: 'all' };
const CROWD = { limit: 2, itemsEach: 1, completion: { kind: 'code', code: 'C1' } };

/** Every route of the API except those of shared tasks and benchmarks. A missing one fails the first test. */
const CALLS: Readonly<Record<string, (scene: Scene) => Call>> = {
  'POST /session': ({ token }) => ({ path: 'session', body: { token }, status: 200 }),
  'GET /session': () => ({ path: 'session', status: 200 }),
  'PATCH /session': () => ({ path: 'session', body: { name: 'Olive' }, status: 200 }),
  'DELETE /session': () => ({ path: 'session', status: 204 }),
  'GET /organisers': () => ({ path: 'organisers', status: 200 }),
  'POST /organisers': () => ({ path: 'organisers', body: { name: 'Pat' }, status: 201 }),
  'DELETE /organisers/{organiser}': ({ organiserId }) => ({ path: `organisers/${organiserId}`, status: 204 }),
  'DELETE /organisers/{organiser}/sessions': ({ organiserId }) => ({
    path: `organisers/${organiserId}/sessions`,
    status: 204,
  }),
  'GET /campaigns': () => ({ path: 'campaigns', status: 200 }),
  'POST /campaigns': () => ({ path: 'campaigns', body: { name: 'another' }, status: 201 }),
  'POST /campaigns/restore': ({ backup }) => ({ path: 'campaigns/restore', body: backup, status: 201 }),
  'GET /campaigns/{campaign}': ({ campaign }) => ({ path: `campaigns/${campaign}`, status: 200 }),
  'PATCH /campaigns/{campaign}': ({ campaign }) => ({
    path: `campaigns/${campaign}`,
    body: { name: 'n' },
    status: 200,
  }),
  'DELETE /campaigns/{campaign}': ({ campaign }) => ({ path: `campaigns/${campaign}`, status: 204 }),
  'PUT /campaigns/{campaign}/state': ({ campaign }) => ({
    path: `campaigns/${campaign}/state`,
    body: { state: 'paused' },
    status: 200,
  }),
  'GET /campaigns/{campaign}/texts': ({ campaign }) => ({ path: `campaigns/${campaign}/texts`, status: 200 }),
  'PUT /campaigns/{campaign}/texts/{role}': ({ draft: id }) => ({
    path: `campaigns/${id}/texts/source`,
    body: lines(SOURCE),
    status: 200,
  }),
  'DELETE /campaigns/{campaign}/texts/{role}': ({ draft: id }) => ({
    path: `campaigns/${id}/texts/source`,
    status: 204,
  }),
  'PUT /campaigns/{campaign}/systems/{system}': ({ draft: id }) => ({
    path: `campaigns/${id}/systems/new`,
    body: lines(SOURCE),
    status: 200,
  }),
  'DELETE /campaigns/{campaign}/systems/{system}': ({ draft: id }) => ({
    path: `campaigns/${id}/systems/ann`,
    status: 204,
  }),
  'POST /campaigns/{campaign}/plan/preview': ({ draft: id }) => ({
    path: `campaigns/${id}/plan/preview`,
    body: PLAN,
    status: 200,
  }),
  'PUT /campaigns/{campaign}/plan': ({ draft: id }) => ({ path: `campaigns/${id}/plan`, body: PLAN, status: 200 }),
  'GET /campaigns/{campaign}/practice': ({ campaign }) => ({ path: `campaigns/${campaign}/practice`, status: 200 }),
  'PUT /campaigns/{campaign}/practice': ({ draft: id }) => ({
    path: `campaigns/${id}/practice`,
    body: { items: [] },
    status: 200,
  }),
  'GET /campaigns/{campaign}/items': ({ campaign }) => ({ path: `campaigns/${campaign}/items`, status: 200 }),
  'GET /campaigns/{campaign}/items/{item}': ({ campaign, item }) => ({
    path: `campaigns/${campaign}/items/${item}`,
    status: 200,
  }),
  'GET /campaigns/{campaign}/judges': ({ campaign }) => ({ path: `campaigns/${campaign}/judges`, status: 200 }),
  'POST /campaigns/{campaign}/judges': ({ campaign }) => ({
    path: `campaigns/${campaign}/judges`,
    body: { name: 'new' },
    status: 201,
  }),
  'PATCH /campaigns/{campaign}/judges/{judge}': ({ campaign, judgeId }) => ({
    path: `campaigns/${campaign}/judges/${judgeId}`,
    body: { paused: true },
    status: 200,
  }),
  'POST /campaigns/{campaign}/judges/{judge}/link': ({ campaign, judgeId }) => ({
    path: `campaigns/${campaign}/judges/${judgeId}/link`,
    status: 201,
  }),
  'DELETE /campaigns/{campaign}/judges/{judge}/link': ({ campaign, judgeId }) => ({
    path: `campaigns/${campaign}/judges/${judgeId}/link`,
    status: 204,
  }),
  'GET /campaigns/{campaign}/models': ({ campaign }) => ({ path: `campaigns/${campaign}/models`, status: 200 }),
  'POST /campaigns/{campaign}/models': ({ campaign }) => ({
    path: `campaigns/${campaign}/models`,
    body: { ...MODEL, name: 'another' },
    status: 201,
  }),
  'GET /campaigns/{campaign}/models/{judge}/estimate': ({ campaign, modelId }) => ({
    path: `campaigns/${campaign}/models/${modelId}/estimate`,
    status: 200,
  }),
  'POST /campaigns/{campaign}/models/{judge}/start': ({ campaign, modelId }) => ({
    path: `campaigns/${campaign}/models/${modelId}/start`,
    body: {},
    status: 200,
  }),
  'POST /campaigns/{campaign}/models/{judge}/stop': ({ campaign, modelId }) => ({
    path: `campaigns/${campaign}/models/${modelId}/stop`,
    status: 200,
  }),
  'DELETE /campaigns/{campaign}/models/{judge}': ({ campaign, modelId }) => ({
    path: `campaigns/${campaign}/models/${modelId}`,
    status: 204,
  }),
  'GET /campaigns/{campaign}/models-beside-people': ({ campaign }) => ({
    path: `campaigns/${campaign}/models-beside-people`,
    status: 200,
  }),
  'GET /campaigns/{campaign}/progress': ({ campaign }) => ({ path: `campaigns/${campaign}/progress`, status: 200 }),
  'GET /campaigns/{campaign}/ranking': ({ campaign }) => ({ path: `campaigns/${campaign}/ranking`, status: 200 }),
  'GET /campaigns/{campaign}/head-to-head': ({ campaign }) => ({
    path: `campaigns/${campaign}/head-to-head`,
    status: 200,
  }),
  'GET /campaigns/{campaign}/agreement': ({ campaign }) => ({ path: `campaigns/${campaign}/agreement`, status: 200 }),
  'GET /campaigns/{campaign}/verdicts': ({ campaign }) => ({ path: `campaigns/${campaign}/verdicts`, status: 200 }),
  'GET /campaigns/{campaign}/quality': ({ campaign }) => ({ path: `campaigns/${campaign}/quality`, status: 200 }),
  'GET /campaigns/{campaign}/drawing': ({ campaign }) => ({ path: `campaigns/${campaign}/drawing`, status: 200 }),
  'GET /campaigns/{campaign}/separation': ({ campaign }) => ({ path: `campaigns/${campaign}/separation`, status: 200 }),
  'GET /campaigns/{campaign}/export': ({ campaign }) => ({ path: `campaigns/${campaign}/export`, status: 200 }),
  'GET /campaigns/{campaign}/export/{format}': ({ campaign }) => ({
    path: `campaigns/${campaign}/export/xml`,
    status: 200,
  }),
  'PUT /campaigns/{campaign}/judgments': ({ draft: id }) => ({
    path: `campaigns/${id}/judgments`,
    body: '{"sentence":0,"judge":"jo","outputs":[{"systems":["ann"],"rank":1},{"systems":["bob"],"rank":2}]}\n',
    status: 200,
  }),
  'PUT /campaigns/{campaign}/crowd': ({ campaign }) => ({
    path: `campaigns/${campaign}/crowd`,
    body: CROWD,
    status: 200,
  }),
  'POST /campaigns/{campaign}/crowd/link': ({ campaign }) => ({
    path: `campaigns/${campaign}/crowd/link`,
    status: 201,
  }),
  'DELETE /campaigns/{campaign}/crowd/link': ({ campaign }) => ({
    path: `campaigns/${campaign}/crowd/link`,
    status: 204,
  }),
  'GET /campaigns/{campaign}/crowd/participants': ({ campaign }) => ({
    path: `campaigns/${campaign}/crowd/participants`,
    status: 200,
  }),
  'GET /crowd': () => ({ path: 'crowd', status: 200 }),
  'POST /crowd': () => ({ path: 'crowd', body: { participant: 'abc' }, status: 201 }),
  'GET /judging': () => ({ path: 'judging', status: 200 }),
  'POST /judging/next': () => ({ path: 'judging/next', status: 200 }),
  'GET /judging/assignments': () => ({ path: 'judging/assignments', status: 200 }),
  'GET /judging/assignments/{assignment}': ({ assignment }) => ({
    path: `judging/assignments/${assignment.id}`,
    status: 200,
  }),
  'PUT /judging/assignments/{assignment}/answer': ({ assignment }) => ({
    path: `judging/assignments/${assignment.id}/answer`,
    body: { id: answerId(), revision: 0, ranks: assignment.outputs.map(() => 1) },
    status: 200,
  }),
  'PUT /tasks/{task}/essays': ({ task }) => ({ path: `tasks/${task}/essays`, body: 'One essay.', status: 200 }),
  'GET /tasks/{task}/essays': ({ task }) => ({ path: `tasks/${task}/essays`, status: 200 }),
  'DELETE /tasks/{task}/essays/{essay}': ({ task, otherEssay }) => ({
    path: `tasks/${task}/essays/${otherEssay}`,
    status: 204,
  }),
  'GET /tasks/{task}/annotators': ({ task }) => ({ path: `tasks/${task}/annotators`, status: 200 }),
  'POST /tasks/{task}/annotators': ({ task }) => ({
    path: `tasks/${task}/annotators`,
    body: { name: 'new' },
    status: 201,
  }),
  'POST /tasks/{task}/annotators/{annotator}/link': ({ task, annotatorId }) => ({
    path: `tasks/${task}/annotators/${annotatorId}/link`,
    status: 201,
  }),
  'DELETE /tasks/{task}/annotators/{annotator}/link': ({ task, annotatorId }) => ({
    path: `tasks/${task}/annotators/${annotatorId}/link`,
    status: 204,
  }),
  'GET /tasks/{task}/annotation': ({ task }) => ({ path: `tasks/${task}/annotation`, status: 200 }),
  'PATCH /tasks/{task}/annotation': ({ task }) => ({
    path: `tasks/${task}/annotation`,
    body: { comparisonOpen: true },
    status: 200,
  }),
  'GET /tasks/{task}/annotation/comparison': ({ task }) => ({
    path: `tasks/${task}/annotation/comparison`,
    status: 200,
  }),
  'GET /tasks/{task}/annotation/export/{format}': ({ task }) => ({
    path: `tasks/${task}/annotation/export/m2`,
    status: 200,
  }),
  'POST /tasks/{task}/annotation/gold': ({ task }) => ({ path: `tasks/${task}/annotation/gold`, status: 200 }),
  'GET /annotating': () => ({ path: 'annotating', status: 200 }),
  'GET /annotating/essays/{essay}': ({ essay }) => ({ path: `annotating/essays/${essay}`, status: 200 }),
  'PUT /annotating/essays/{essay}': ({ essay }) => ({
    path: `annotating/essays/${essay}`,
    body: sheet([], { revision: 1 }),
    status: 200,
  }),
  'GET /annotating/comparison': () => ({ path: 'annotating/comparison', status: 403 }),
};

describe('every route of the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-walk-'));
  let room: Room;
  let audiences: Map<string, Audience>;
  let scene: Scene;
  let judge: Client;
  let otherJudge: Client;
  let newcomer: Client;
  let annotator: Client;
  let otherAnnotator: Client;
  beforeEach(async () => {
    // Nobody is asked there: no worker runs.
    room = await openRoom({ folder }, { models: [{ name: 'local', url: 'http://127.0.0.1:1/v1' }] });
    const { body } = await room.nobody.send('GET', 'openapi.json');
    audiences = audiencesOf(body);
  });
  afterEach(() => room.close());
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function setScene(): Promise<void> {
    const { organiser } = room;
    const campaign = await running(room, { items: 5 });
    const otherCampaign = await running(room);
    [judge] = campaign.judges;
    [otherJudge] = otherCampaign.judges;
    const { assignment } = ok(await judge.send('POST', 'judging/next')).body as { assignment: Assignment };
    const answered = { id: answerId(), revision: 0, ranks: assignment.outputs.map((_, at) => at + 1) };
    ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answered));
    const next = ok(await judge.send('POST', 'judging/next')).body as { assignment: Assignment };
    const items = (await organiser.send('GET', `campaigns/${campaign.id}/items`)).body as { rows: { id: string }[] };
    const judges = (await organiser.send('GET', `campaigns/${campaign.id}/judges`)).body as { rows: { id: string }[] };
    const model = ok(await organiser.send('POST', `campaigns/${campaign.id}/models`, MODEL)).body as { id: string };
    const invited = ok(await organiser.send('POST', 'organisers', { name: 'Pat' })).body as {
      organiser: { id: string };
      link: string;
    };
    ok(await organiser.send('PUT', `campaigns/${campaign.id}/crowd`, CROWD));
    const crowd = ok(await organiser.send('POST', `campaigns/${campaign.id}/crowd/link`)).body as { link: string };
    newcomer = room.holder(/[\w-]{43}/u.exec(crowd.link)?.[0] ?? '');
    const annotated = await annotatedTask(room);
    [annotator] = annotated.annotators;
    for (const client of annotated.annotators) {
      const newSheet = sheet([mark('go', 'goes')], { state: 'done' });
      ok(await client.send('PUT', `annotating/essays/${annotated.essays[0]}`, newSheet));
    }
    room.now += 1000;
    [otherAnnotator] = (await annotatedTask(room)).annotators;
    scene = {
      task: annotated.id,
      essay: annotated.essays[0],
      otherEssay: annotated.essays[1],
      annotatorId: annotated.annotatorIds[0],
      campaign: campaign.id,
      draft: await draft(organiser),
      item: items.rows[0].id,
      judgeId: judges.rows[0].id,
      modelId: model.id,
      assignment: next.assignment,
      organiserId: invited.organiser.id,
      token: invited.link.replace('/#organiser=', ''),
      backup: (await organiser.send('GET', `campaigns/${campaign.id}/export/backup`)).bytes,
    };
  }

  it('is walked here', () => {
    const walked = [CALLS, TASK_CALLS, BENCHMARK_CALLS].flatMap((calls) => Object.keys(calls));
    expect([...audiences.keys()].sort()).toEqual(walked.sort());
  });

  it.each(Object.keys(CALLS))('answers only those who may call it: %s', async (key) => {
    await setScene();
    const audience = audiences.get(key) as 'organiser' | 'judge' | 'annotator' | 'crowd' | 'everybody';
    const { path, body, status } = CALLS[key](scene);
    const [method] = key.split(' ');
    const send = async (client: Client): Promise<number> => (await client.send(method, path, body)).status;
    const right = { organiser: room.organiser, judge, annotator, crowd: newcomer, everybody: room.nobody }[audience];
    const peers: Readonly<Record<string, Client>> = { judge: otherJudge, annotator: otherAnnotator };
    const wrong = [room.nobody, judge, otherJudge, annotator, otherAnnotator, newcomer, room.organiser].filter(
      (client) => audience !== 'everybody' && client !== right && client !== peers[audience],
    );
    for (const client of wrong) expect(await send(client)).toBe(401);
    if (path.includes(scene.assignment.id)) expect(await send(otherJudge)).toBe(404);
    if (audience === 'annotator' && path.includes(scene.essay)) expect(await send(otherAnnotator)).toBe(404);
    expect(await send(right)).toBe(status);
  });

  it('looks only into the campaign that it names', async () => {
    await setScene();
    const { organiser } = room;
    for (const path of [`items/${scene.item}`, `judges/${scene.judgeId}/link`]) {
      const method = path.startsWith('items') ? 'GET' : 'POST';
      expect((await organiser.send(method, `campaigns/${scene.draft}/${path}`)).status).toBe(404);
    }
    const ofModel = `campaigns/${scene.draft}/models/${scene.modelId}`;
    expect((await organiser.send('GET', `${ofModel}/estimate`)).status).toBe(404);
    expect((await organiser.send('POST', `${ofModel}/start`, {})).status).toBe(404);
    expect((await organiser.send('POST', `${ofModel}/stop`)).status).toBe(404);
    expect((await organiser.send('DELETE', ofModel)).status).toBe(404);
    const change = await organiser.send('PATCH', `campaigns/${scene.draft}/judges/${scene.judgeId}`, { paused: true });
    expect(change.status).toBe(404);
  });
});
