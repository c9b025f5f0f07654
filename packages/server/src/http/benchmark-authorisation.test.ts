import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RegisterLink, Submission } from '../index.js';
import { openBenchmark, TRACKS, type TestEntrant } from '../testing/benchmark.js';
import { SYSTEMS, lines, ok } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { GOLD, openTask, scoreAll } from '../testing/task.js';
import { audiencesOf, type Audience } from './testing/audiences.js';
import { BENCHMARK_CALLS, type BenchmarkScene } from './testing/benchmark-calls.js';
import { TASK_CALLS } from './testing/task-calls.js';

type Person = 'organiser' | 'entrant' | 'foreign' | 'registering' | 'team' | 'nobody' | 'stranger';

const CZECH = { name: 'Czech', language: 'cs', track: 0 };

describe('every route of benchmarks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-benchmark-walk-'));
  let room: Room;
  let scene: BenchmarkScene;
  let people: Record<Person, Client>;
  let audiences: Map<string, Audience>;
  let submission: string;

  beforeEach(async () => {
    room = await openRoom({ folder });
    const { organiser } = room;
    audiences = audiencesOf((await room.nobody.send('GET', 'openapi.json')).body);
    const { id, tasks, entrants } = await openBenchmark(room, { dataSets: [CZECH], teams: ['ann'] });
    const foreign = await openBenchmark(room, { dataSets: [CZECH], teams: ['dan'] });
    submission = await handIn(entrants[0], tasks[0]);
    const { link } = ok(await organiser.send('POST', `benchmarks/${id}/register-link`)).body as RegisterLink;
    const { teams } = await openTask(room, { teams: ['tim'] });
    people = {
      organiser,
      entrant: entrants[0].client,
      foreign: foreign.entrants[0].client,
      registering: room.holder(link.replace('/register#', '')),
      team: teams[0].client,
      nobody: room.nobody,
      stranger: room.holder('x'.repeat(43)),
    };
    scene = {
      benchmark: id,
      task: tasks[0],
      entrant: entrants[0].id,
      backup: ok(await organiser.send('GET', `benchmarks/${id}/export`)).bytes,
      definition: ok(await organiser.send('GET', `benchmarks/${id}/definition`)).text,
    };
  });
  afterEach(() => room.close());
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function handIn({ client }: TestEntrant, task: string): Promise<string> {
    return (ok(await client.send('POST', `team/submissions?task=${task}`, lines(SYSTEMS.ann))).body as Submission).id;
  }

  const RIGHT: Readonly<Partial<Record<Audience, readonly Person[]>>> = {
    organiser: ['organiser'],
    entrant: ['entrant', 'foreign'],
    register: ['registering'],
    reader: ['organiser', 'entrant', 'foreign', 'team', 'nobody'],
  };

  it.each(Object.keys(BENCHMARK_CALLS))('answers only those who may call it: %s', async (key) => {
    const right = RIGHT[audiences.get(key) ?? 'everybody'] ?? [];
    const { path, body, status } = BENCHMARK_CALLS[key](scene);
    const [method] = key.split(' ');
    const send = async (who: Person): Promise<number> => (await people[who].send(method, path, body)).status;
    for (const who of Object.keys(people) as Person[]) {
      if (!right.includes(who)) expect([who, await send(who)]).toEqual([who, 401]);
    }
    expect(await send(right[0])).toBe(status);
  });

  it('looks only into the benchmark that it names', async () => {
    const other = await openBenchmark(room, { dataSets: [] });
    for (const [method, path, body] of [
      ['PATCH', `data-sets/${scene.task}`, { track: 0 }],
      ['DELETE', `teams/${scene.entrant}`, undefined],
      ['POST', `teams/${scene.entrant}/link`, undefined],
      ['DELETE', `teams/${scene.entrant}/link`, undefined],
      ['PUT', `teams/${scene.entrant}/approval`, undefined],
      ['PUT', `teams/${scene.entrant}/baseline`, { isBaseline: true }],
    ] as const) {
      const { status } = await room.organiser.send(method, `benchmarks/${other.id}/${path}`, body);
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await people.foreign.send('GET', `team?task=${scene.task}`)).status).toBe(404);
    expect((await people.foreign.send('GET', `team/submissions/${submission}?task=${scene.task}`)).status).toBe(404);
    expect((await people.foreign.send('GET', `tasks/${scene.task}/source`)).status).toBe(403);
  });

  it('gives nothing of a gold away but totals, where only these are shown, whatever is released', async () => {
    const hidden = 'zebra';
    const gold = GOLD.replaceAll('|||SVA|||', `|||${hidden}Type|||`)
      .replaceAll('|||Vt|||', `|||${hidden}Tense|||`)
      .replace('|||went|||', `|||${hidden}Word|||`);
    const release = { source: room.now, leaderboard: room.now, systems: room.now, gold: room.now };
    const proposals = { opensAt: room.now, closesAt: null };
    const { id, tasks, entrants } = await openBenchmark(room, {
      settings: { tracks: TRACKS },
      dataSets: [{ ...CZECH, settings: { totalsOnly: true, release, proposals, metrics: ['m2', 'gleu'] } }],
      teams: ['ann', 'bea'],
    });
    const [task] = tasks;
    ok(await room.organiser.upload(`tasks/${task}/gold`, gold));
    ok(await room.organiser.upload(`tasks/${task}/alternatives`, gold));
    const [ann, bea] = entrants;
    const own = await handIn(ann, task);
    await handIn(bea, task);
    await scoreAll(room);
    const { rows } = ok(await room.organiser.send('GET', `tasks/${task}/teams`)).body as { rows: { id: string }[] };
    const ofTask = { task, emptyTask: task, team: rows[0].id, submission: own, proposal: 'none', backup: scene.backup };
    const ofBenchmark = { ...scene, benchmark: id, task, entrant: ann.id };
    const paths = [
      ...Object.entries(TASK_CALLS).map(([key, call]) => [key, call(ofTask).path] as const),
      ...Object.entries(BENCHMARK_CALLS).map(([key, call]) => [key, call(ofBenchmark).path] as const),
      ['GET', `tasks/${task}/leaderboard?type=${hidden}Type`],
      ['GET', `tasks/${task}/leaderboard?gold=alternatives`],
      ['GET', `tasks/${task}/golds/alternatives`],
      ['GET', `tasks/${task}/submissions/${own}/survey?search=${hidden}Word`],
    ] as const;
    const told = async (client: Client, key: string, path: string): Promise<string> => {
      const { text } = await client.send('GET', path.startsWith('team') ? `${path}?task=${task}` : path);
      // What somebody asks for may be repeated to them.
      return key === 'GET' ? text.replaceAll(`"type":"${hidden}Type"`, '') : text;
    };
    const forOrganisers = await Promise.all(paths.map(([key, path]) => told(room.organiser, key, path)));
    expect(forOrganisers.filter((text) => text.includes(hidden)).length).toBeGreaterThan(5);
    for (const client of [ann.client, bea.client, people.foreign, people.nobody]) {
      for (const [key, path] of paths.filter(([name]) => name.startsWith('GET'))) {
        expect([path, (await told(client, key, path)).includes(hidden)]).toEqual([path, false]);
      }
    }
    for (const client of [ann.client, bea.client, people.nobody]) {
      for (const path of [`golds/gold`, `submissions/${own}/sentences`, `submissions/${own}/survey`]) {
        expect([403, 404]).toContain((await client.send('GET', `tasks/${task}/${path}`)).status);
      }
    }
    // The totals are there.
    expect(ok(await ann.client.send('GET', `team/submissions/${own}?task=${task}`)).body).toMatchObject({
      scores: { metrics: [{ metric: 'm2', parts: { correct: 5 } }, {}], types: [], byAnnotator: [] },
    });
    const board = ok(await people.nobody.send('GET', `tasks/${task}/leaderboard?type=${hidden}Type`)).body;
    expect(board).toMatchObject({ rows: [{ type: null }, { type: null }] });
    // Nor can a score be had without handing in, or an edit be asked about.
    const check = await ann.client.send('POST', `team/submissions/check?task=${task}`, lines(SYSTEMS.cat));
    expect(check).toMatchObject({ status: 200, body: { preview: null } });
    const edit = { submission: own, sentence: 1, start: 1, end: 2, correction: 'goes' };
    expect((await ann.client.send('POST', `team/proposals?task=${task}`, edit)).status).toBe(409);
  });
});
