import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { macroAverages } from '@stet/core/internal';
import { afterAll, expect, it } from 'vitest';
import { tar } from '../archive/tar.js';
import type {
  Benchmark,
  BenchmarkBoard,
  BenchmarkDefinition,
  EntrantLink,
  EntrantRoom,
  HandedInFile,
  Leaderboard,
  RegisterLink,
  Task,
  TeamRoom,
} from '../index.js';
import { addDataSet, addEntrant, boardOf, DATA_SETS, openBenchmark, type TestEntrant } from '../testing/benchmark.js';
import { SYSTEMS, lines, ok } from '../testing/campaign.js';
import { describeRooms } from '../testing/describe-rooms.js';
import { openRoom, type Answer, type Room } from '../testing/room.js';
import { openTask, scoreAll } from '../testing/task.js';

describeRooms('a benchmark', (room) => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-elsewhere-'));
  let other: Room | undefined;
  const elsewhere = async (): Promise<Room> => (other = await openRoom({ folder }));
  afterAll(async () => {
    await other?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const handInAll = async (entrant: TestEntrant, files: Readonly<Record<string, readonly string[]>>) => {
    const archive = tar(Object.entries(files).map(([name, output]) => ({ name, text: lines(output) })));
    const { body } = ok(await entrant.client.send('POST', 'entrant/submissions', archive));
    return (body as { rows: HandedInFile[] }).rows;
  };
  const handIn = (entrant: TestEntrant, task: string, output: readonly string[]): Promise<Answer> =>
    entrant.client.send('POST', `team/submissions?task=${task}`, lines(output));
  const inAll = (output: readonly string[], tracks: Readonly<Record<string, readonly string[]>> = NAMES) =>
    Object.fromEntries(
      Object.entries(tracks).flatMap(([track, names]) => names.map((name) => [`${track}/${name}.txt`, output])),
    );
  const NAMES = {
    Minimal: ['Swedish A', 'Swedish B', 'Czech', 'Estonian'],
    Fluency: ['Swedish A', 'Czech', 'Estonian'],
  };

  it('averages data sets by language and languages by track, and ranks those who have all of them', async () => {
    const { id, tasks, entrants } = await openBenchmark(room(), { teams: ['ann', 'cat', 'part', 'copy'] });
    const [ann, cat, part, copy] = entrants;
    const handedIn = await handInAll(ann, inAll(SYSTEMS.ann));
    expect(handedIn.map(({ task, outcome }) => [task, outcome])).toEqual(tasks.map((task) => [task, 'accepted']));
    for (const [at, task] of tasks.entries()) ok(await handIn(cat, task, at === 2 ? SYSTEMS.bob : SYSTEMS.cat));
    // Swedish in one track, and nothing in the other.
    await handInAll(part, inAll(SYSTEMS.ann, { Minimal: ['Swedish A', 'Swedish B'] }));
    await handInAll(copy, inAll(SYSTEMS.bob));
    ok(await room().organiser.send('PUT', `benchmarks/${id}/teams/${copy.id}/baseline`, { isBaseline: true }));
    await scoreAll(room());
    const { tracks, hidden, confidence } = await boardOf(room(), id);
    expect({ hidden, confidence, tracks: tracks.map(({ name, languages }) => [name, languages]) }).toEqual({
      hidden: 0,
      confidence: 0.95,
      tracks: [
        ['Minimal', ['sv', 'cs', 'et']],
        ['Fluency', ['sv', 'cs', 'et']],
      ],
    });
    const [minimal, fluency] = tracks;
    expect(minimal.rows.map(({ team, average }) => [team, average.rank])).toEqual([
      ['ann', 1],
      ['cat', 2],
      ['part', null],
    ]);
    expect(fluency.rows.map(({ team, average }) => [team, average.rank])).toEqual([
      ['ann', 1],
      ['cat', 2],
    ]);
    for (const { dataSets, rows, baselines } of tracks) {
      for (const { cells, languages, average } of [...rows, ...baselines]) {
        const scores = cells.map(({ value }, at) => ({
          language: dataSets[at].language,
          corpus: dataSets[at].task,
          value: value ?? undefined,
        }));
        const means = macroAverages(scores);
        expect(average.value).toBe(means.value ?? null);
        expect(languages.map(({ value }) => value)).toEqual(means.languages.map(({ value }) => value ?? null));
      }
    }
    // Covered wholly, a language ranks also those who lack others.
    const [, , partly] = minimal.rows;
    expect(partly.cells.map(({ state }) => state)).toEqual(['scored', 'scored', 'missing', 'missing']);
    expect(partly.languages.map(({ rank, value }) => [rank, value])).toEqual([
      [1, 1],
      [null, null],
      [null, null],
    ]);
    expect(partly.average).toEqual({ value: null, interval: null, rank: null, range: null, cluster: null });
    expect(minimal.baselines).toMatchObject([{ team: 'copy', average: { rank: null, cluster: null } }]);
    const [low, high] = minimal.rows[1].average.interval ?? [];
    expect(low).toBeLessThan(minimal.rows[1].average.value ?? NaN);
    expect(high).toBeGreaterThan(minimal.rows[1].average.value ?? NaN);
    // Narrower than that of any one data set: they are drawn independently.
    const [first] = minimal.rows[1].cells;
    expect((high ?? 0) - (low ?? 0)).toBeLessThan((first.interval?.[1] ?? 0) - (first.interval?.[0] ?? 0));
    // The cells are what the boards of the tasks show.
    const task = ok(await room().organiser.send('GET', `tasks/${tasks[0]}/leaderboard`)).body as Leaderboard;
    expect(task.rows.map(({ team, scores }) => [team, scores[0].value, scores[0].interval])).toEqual(
      ['ann', 'part', 'cat'].map((team) => {
        const cell = minimal.rows.find((row) => row.team === team)?.cells[0];
        return [team, cell?.value, cell?.interval];
      }),
    );
    expect(task.baselines.map(({ team }) => team)).toEqual(['copy']);
    const { rows: audit } = ok(await room().organiser.send('GET', `benchmarks/${id}/audit`)).body as {
      rows: { action: string; subject: string; organiser: string }[];
    };
    expect(audit).toMatchObject([{ action: 'team made a baseline', subject: 'copy', organiser: 'Olive' }]);
  });

  it('lets teams register once, by a link, and hand in to all data sets, also later ones', async () => {
    const { id, tasks } = await openBenchmark(room(), { dataSets: DATA_SETS.slice(0, 2) });
    const { link } = ok(await room().organiser.send('POST', `benchmarks/${id}/register-link`)).body as RegisterLink;
    const newcomer = room().holder(link.replace('/register#', ''));
    expect(ok(await newcomer.send('GET', 'registration')).body).toMatchObject({ id, may: { organise: false } });
    const { key, link: own } = ok(await newcomer.send('POST', 'registration', { name: 'Ann' })).body as EntrantLink;
    expect(own).toBe(`/entrant#${key}`);
    expect(await newcomer.send('POST', 'registration', { name: 'ANN' })).toMatchObject({
      status: 409,
      body: { error: { code: 'NAME_TAKEN', expected: 'a name that no other team of the benchmark has' } },
    });
    const client = room().holder(key);
    const late = await addDataSet(room(), id, { name: 'Late', language: 'uk', track: 1 });
    const { benchmark, work, entrant } = ok(await client.send('GET', 'entrant')).body as EntrantRoom;
    expect(benchmark).toMatchObject({ teams: 1, may: { takePart: true } });
    expect(work.map(({ task }) => task)).toEqual([...tasks, late]);
    expect(benchmark.dataSets.map(({ may }) => [may.submit, may.readSource, may.readGold])).toEqual(
      Array(3).fill([true, true, false]),
    );
    expect(entrant).toMatchObject({ name: 'Ann', submissions: 0 });
    ok(await handIn({ id: entrant.id, name: 'Ann', client }, late, SYSTEMS.ann));
    expect(ok(await client.send('GET', `team?task=${late}`)).body as TeamRoom).toMatchObject({
      task: { id: late },
      submissions: [{ state: 'waiting' }],
    });
    expect(await client.send('GET', 'team')).toMatchObject({ status: 400 });
    const foreign = await openTask(room(), { teams: [] });
    expect(await client.send('GET', `team?task=${foreign.id}`)).toMatchObject({ status: 404 });
    expect(await client.send('GET', `tasks/${foreign.id}/source`)).toMatchObject({ status: 403 });
    expect(await client.send('GET', `tasks/${late}/source`)).toMatchObject({ status: 200 });
    ok(await room().organiser.send('DELETE', `benchmarks/${id}/register-link`));
    expect(await newcomer.send('POST', 'registration', { name: 'Bob' })).toMatchObject({ status: 401 });
    // Teams of a data set are those of the benchmark.
    const { rows } = ok(await room().organiser.send('GET', `tasks/${late}/teams`)).body as { rows: { id: string }[] };
    const team = `tasks/${late}/teams/${rows[0].id}`;
    for (const [method, path, body] of [
      ['POST', `tasks/${late}/teams`, { name: 'Own' }],
      ['POST', `tasks/${late}/join-link`, undefined],
      ['POST', `${team}/link`, undefined],
      ['DELETE', `${team}/link`, undefined],
      ['PUT', `${team}/approval`, undefined],
      ['PUT', `${team}/baseline`, { isBaseline: true }],
      ['DELETE', team, undefined],
    ] as const) {
      expect([path, (await room().organiser.send(method, path, body)).status]).toEqual([path, 409]);
    }
    ok(await room().organiser.send('DELETE', `benchmarks/${id}/teams/${entrant.id}`));
    expect(await client.send('GET', 'entrant')).toMatchObject({ status: 401 });
    expect(ok(await room().organiser.send('GET', `tasks/${late}/submissions`)).body).toMatchObject({ rows: [] });
  });

  it('keeps out teams that wait for approval, in every data set', async () => {
    const { id, tasks } = await openBenchmark(room(), {
      dataSets: DATA_SETS.slice(0, 2),
      settings: { registration: { most: 2, approval: true } },
    });
    const { link } = ok(await room().organiser.send('POST', `benchmarks/${id}/register-link`)).body as RegisterLink;
    const newcomer = room().holder(link.replace('/register#', ''));
    const { key, entrant } = ok(await newcomer.send('POST', 'registration', { name: 'Ann' })).body as EntrantLink;
    const ann = { id: entrant.id, name: 'Ann', client: room().holder(key) };
    expect(await handIn(ann, tasks[1], SYSTEMS.ann)).toMatchObject({ status: 409 });
    expect(await handInAll(ann, { 'Swedish B.txt': SYSTEMS.ann })).toMatchObject([
      { outcome: 'refused', error: { code: 'WRONG_STATE' } },
    ]);
    expect((await ann.client.send('GET', `tasks/${tasks[0]}/source`)).status).toBe(403);
    ok(await room().organiser.send('PUT', `benchmarks/${id}/teams/${entrant.id}/approval`));
    ok(await handIn(ann, tasks[1], SYSTEMS.ann));
    const key2 = ok(await room().organiser.send('POST', `benchmarks/${id}/teams/${entrant.id}/link`))
      .body as EntrantLink;
    expect((await ann.client.send('GET', 'entrant')).status).toBe(401);
    expect((await room().holder(key2.key).send('GET', 'entrant')).status).toBe(200);
    ok(await newcomer.send('POST', 'registration', { name: 'Bob' }));
    expect(await newcomer.send('POST', 'registration', { name: 'Cat' })).toMatchObject({
      status: 409,
      body: { error: { code: 'LIMIT_REACHED' } },
    });
  });

  it('takes or refuses each of several files by itself, and says why', async () => {
    const { entrants } = await openBenchmark(room(), { teams: ['ann'] });
    const [ann] = entrants;
    const rows = await handInAll(ann, {
      'Fluency/Czech.txt': SYSTEMS.ann,
      'Minimal/Czech.txt': SYSTEMS.ann.slice(1),
      'Czech.txt': SYSTEMS.ann,
      'Klingon.txt': SYSTEMS.ann,
    });
    expect(rows).toMatchObject([
      { file: 'Fluency/Czech.txt', outcome: 'accepted', submission: { number: 1 }, error: null },
      { file: 'Minimal/Czech.txt', outcome: 'refused', submission: null, error: { code: 'LINE_COUNT' } },
      { outcome: 'refused', task: null, error: { found: '"Czech.txt", and 2 data sets of this name' } },
      { outcome: 'refused', task: null, error: { found: '"Klingon.txt"' } },
    ]);
    expect(await handInAll(ann, { 'Fluency/Czech.txt': SYSTEMS.ann })).toMatchObject([{ outcome: 'earlier' }]);
    expect(await ann.client.send('POST', 'entrant/submissions', 'no archive')).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_ARCHIVE' } },
    });
  });

  it('stays open for good, with so many submissions of a team a month and data set', async () => {
    const permanent = { name: 'Permanent', opensAt: Date.UTC(2020, 0, 1), closesAt: null, limitPerMonth: 1 };
    const settings = { phases: [{ ...permanent, timeZone: 'Asia/Singapore' }] };
    const { tasks, entrants } = await openBenchmark(room(), {
      dataSets: DATA_SETS.slice(0, 2).map((dataSet) => ({ ...dataSet, settings })),
      teams: ['ann', 'bob'],
    });
    const [ann, bob] = entrants;
    const before = room().now;
    // The last hour of November there.
    room().now = Date.UTC(2026, 10, 30, 15);
    ok(await handIn(ann, tasks[0], SYSTEMS.ann));
    await scoreAll(room());
    expect(await handIn(ann, tasks[0], SYSTEMS.cat)).toMatchObject({
      status: 409,
      body: { error: { expected: 'at most 1 scored submissions a month (Asia/Singapore)' } },
    });
    ok(await handIn(ann, tasks[1], SYSTEMS.cat));
    ok(await handIn(bob, tasks[0], SYSTEMS.cat));
    const left = ({ client }: TestEntrant) =>
      client.send('GET', 'entrant').then(({ body }) => (body as EntrantRoom).work);
    expect(await left(ann)).toMatchObject([{ left: { phase: null, today: null, month: 0 } }, { left: { month: 0 } }]);
    room().now = Date.UTC(2026, 10, 30, 16);
    ok(await handIn(ann, tasks[0], SYSTEMS.cat));
    // However long that lasts.
    room().now = Date.UTC(2066, 0, 1);
    ok(await handIn(ann, tasks[0], SYSTEMS.bob));
    room().now = before;
  });

  it('has no averages of values by different metrics', async () => {
    const { id, entrants, tasks } = await openBenchmark(room(), {
      dataSets: [
        { ...DATA_SETS[0], settings: { metrics: ['m2'] } },
        { ...DATA_SETS[2], settings: { metrics: ['gleu'], official: 'gleu' } },
      ],
      teams: ['ann'],
    });
    for (const task of tasks) ok(await handIn(entrants[0], task, SYSTEMS.ann));
    await scoreAll(room());
    const { tracks } = await boardOf(room(), id);
    expect(tracks).toMatchObject([{ official: null, rows: [{ average: { value: null, rank: null } }] }]);
    expect(tracks[0].rows[0].cells.map(({ value }) => value)).not.toContain(null);
  });

  it('shows readers the data sets whose boards are released, and no number of others', async () => {
    const { id, tasks, entrants } = await openBenchmark(room(), { dataSets: DATA_SETS.slice(0, 3), teams: ['ann'] });
    for (const task of tasks) ok(await handIn(entrants[0], task, SYSTEMS.ann));
    await scoreAll(room());
    expect(await boardOf(room(), id, room().nobody)).toMatchObject({ hidden: 3, tracks: [] });
    const { settings } = ok(await room().organiser.send('GET', `tasks/${tasks[2]}`)).body as TeamRoom['task'];
    const release = { ...settings.release, leaderboard: room().now };
    ok(await room().organiser.send('PATCH', `tasks/${tasks[2]}`, { settings: { ...settings, release } }));
    for (const client of [room().nobody, entrants[0].client]) {
      const { hidden, tracks } = await boardOf(room(), id, client);
      expect([hidden, tracks.map(({ dataSets }) => dataSets.map(({ task }) => task))]).toEqual([2, [[tasks[2]]]]);
    }
    const list = async (client = room().nobody): Promise<string[]> =>
      (ok(await client.send('GET', 'benchmarks')).body as { rows: Benchmark[] }).rows.map((row) => row.id);
    expect(await list()).not.toContain(id);
    expect(await list(entrants[0].client)).toContain(id);
    const shown = ok(await room().organiser.send('GET', `benchmarks/${id}`)).body as Benchmark;
    const changed = { ...shown.settings, isPublic: true };
    ok(await room().organiser.send('PATCH', `benchmarks/${id}`, { settings: changed }));
    expect(await list()).toContain(id);
  });

  it('refuses links that a browser would run, and tracks that data sets need', async () => {
    const { id } = await openBenchmark(room(), { dataSets: DATA_SETS.slice(6) });
    const { settings } = ok(await room().organiser.send('GET', `benchmarks/${id}`)).body as Benchmark;
    const change = (changes: object): Promise<Answer> =>
      room().organiser.send('PATCH', `benchmarks/${id}`, { settings: { ...settings, ...changes } });
    expect(await change({ links: [{ title: 'x', url: 'javascript:alert(1)' }] })).toMatchObject({ status: 400 });
    ok(await change({ links: [{ title: 'Data', url: 'https://example.org/data' }], citation: '@inproceedings{x}' }));
    expect(await change({ tracks: [settings.tracks[0]] })).toMatchObject({ status: 409 });
    const [dataSet] = (ok(await room().organiser.send('GET', `benchmarks/${id}`)).body as Benchmark).dataSets;
    ok(await room().organiser.send('PATCH', `benchmarks/${id}/data-sets/${dataSet.task}`, { track: 0 }));
    ok(await change({ tracks: [settings.tracks[0]] }));
    const namesake = { name: dataSet.name, track: 0 };
    expect(await room().organiser.send('POST', `benchmarks/${id}/data-sets`, namesake)).toMatchObject({ status: 409 });
    const other = { name: 'Other', track: 1 };
    expect(await room().organiser.send('POST', `benchmarks/${id}/data-sets`, other)).toMatchObject({ status: 400 });
  });

  it('round-trips through one file, with every number of its board, to another server', async () => {
    const { id, entrants } = await openBenchmark(room(), { teams: ['ann', 'cat', 'part', 'base'] });
    const [ann, cat, part, base] = entrants;
    await handInAll(ann, inAll(SYSTEMS.ann));
    await handInAll(cat, inAll(SYSTEMS.cat));
    await handInAll(part, inAll(SYSTEMS.dan, { Minimal: ['Czech'] }));
    await handInAll(base, inAll(SYSTEMS.bob));
    ok(await room().organiser.send('PUT', `benchmarks/${id}/teams/${base.id}/baseline`, { isBaseline: true }));
    await scoreAll(room());
    const board = await boardOf(room(), id);
    const backup = ok(await room().organiser.send('GET', `benchmarks/${id}/export`)).bytes;
    expect(gunzipSync(backup).toString('utf8')).not.toMatch(/key_hash|join_hash/u);
    const target = await elsewhere();
    const restored = ok(await target.organiser.send('POST', 'benchmarks/restore', backup)).body as Benchmark;
    expect(restored).toMatchObject({ name: 'Many languages', teams: 4, registrationOpen: false });
    const waiting = await target.services.queue.take('scoring');
    expect(waiting).toBeUndefined();
    expect(withoutIds(await boardOf(target, restored.id))).toEqual(withoutIds(board));
    // Its teams go on where they were, by a new link.
    const { rows } = ok(await target.organiser.send('GET', `benchmarks/${restored.id}/teams`)).body as {
      rows: { id: string; name: string; linked: boolean; isBaseline: boolean }[];
    };
    expect(rows.map(({ name, linked, isBaseline }) => [name, linked, isBaseline])).toEqual([
      ['ann', false, false],
      ['cat', false, false],
      ['part', false, false],
      ['base', false, true],
    ]);
    const { key } = ok(await target.organiser.send('POST', `benchmarks/${restored.id}/teams/${rows[0].id}/link`))
      .body as EntrantLink;
    const { work } = ok(await target.holder(key).send('GET', 'entrant')).body as EntrantRoom;
    expect(work.map(({ submissions }) => submissions.length)).toEqual(Array(7).fill(1));
    // One data set alone is restored as a task of its own.
    const [{ task }] = restored.dataSets;
    const alone = ok(await target.organiser.send('GET', `tasks/${task}/export`)).bytes;
    const copy = ok(await target.organiser.send('POST', 'tasks/restore', alone)).body as { id: string };
    ok(await target.organiser.send('POST', `tasks/${copy.id}/teams`, { name: 'own' }));
    const cut = gunzipSync(backup)
      .toString('utf8')
      .split('\n')
      .filter((line) => !line.startsWith('{"benchmarks"'));
    expect(await room().organiser.send('POST', 'benchmarks/restore', cut.join('\n'))).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_BACKUP' } },
    });
  });

  it('is defined by one document, with the texts that whoever asks may read', async () => {
    const { id, tasks, entrants } = await openBenchmark(room(), { teams: ['ann'] });
    const { settings } = ok(await room().organiser.send('GET', `tasks/${tasks[1]}`)).body as TeamRoom['task'];
    const release = { ...settings.release, gold: room().now };
    ok(await room().organiser.send('PATCH', `tasks/${tasks[1]}`, { settings: { ...settings, release } }));
    const definitionFor = async (client = room().nobody, query = '?texts=true'): Promise<BenchmarkDefinition> =>
      ok(await client.send('GET', `benchmarks/${id}/definition${query}`)).body as BenchmarkDefinition;
    const texts = ({ dataSets }: BenchmarkDefinition): string[] =>
      dataSets.map(({ source, gold }) => `${source === undefined ? '' : 's'}${gold === undefined ? '' : 'g'}`);
    expect(texts(await definitionFor())).toEqual(['', 'sg', '', '', '', '', '']);
    expect(texts(await definitionFor(entrants[0].client))).toEqual(['s', 'sg', 's', 's', 's', 's', 's']);
    expect(texts(await definitionFor(room().organiser, ''))).toEqual(Array(7).fill(''));
    const whole = await definitionFor(room().organiser);
    expect(texts(whole)).toEqual(Array(7).fill('sg'));
    const imported = ok(await room().organiser.send('POST', 'benchmarks/import', JSON.stringify(whole)))
      .body as Benchmark;
    expect(imported.id).not.toBe(id);
    expect(imported).toMatchObject({ teams: 0, dataSets: whole.dataSets.map(({ name, track }) => ({ name, track })) });
    const again = ok(await room().organiser.send('GET', `benchmarks/${imported.id}/definition?texts=true`)).body;
    expect(again).toEqual(whole);
    const ann = await addEntrant(room(), imported.id, 'ann');
    await handInAll(ann, inAll(SYSTEMS.cat));
    await scoreAll(room());
    expect((await boardOf(room(), imported.id)).tracks[0].rows[0].average.rank).toBe(1);
    for (const [wrong, found] of [
      ['{', 'JSON'],
      [JSON.stringify({ ...whole, format: 'other' }), 'format'],
      [JSON.stringify({ ...whole, settings: { tracks: [{ name: 'One' }] } }), 'track'],
    ]) {
      const refused = await room().organiser.send('POST', 'benchmarks/import', wrong);
      expect(refused).toMatchObject({ status: 422, body: { error: { code: 'BAD_DEFINITION' } } });
      expect(refused.text).toContain(found);
    }
  });

  it('keeps its data sets out of a list of tasks that asks for others alone', async () => {
    // Nobody may send so much in the second of all these tests.
    room().now += 1000;
    const { tasks } = await openBenchmark(room(), { dataSets: DATA_SETS.slice(0, 1) });
    const { id: alone } = await openTask(room());
    const listed = async (query: string): Promise<string[]> => {
      const { rows } = ok(await room().organiser.send('GET', `tasks?limit=200${query}`)).body as { rows: Task[] };
      return rows.map(({ id }) => id);
    };
    expect(await listed('')).toEqual(expect.arrayContaining([...tasks, alone]));
    expect(await listed('&dataSets=false')).toContain(alone);
    expect(await listed('&dataSets=false')).not.toContain(tasks[0]);
  });
});

/** A board without what differs between a benchmark and its copy. */
function withoutIds({ tracks, ...board }: BenchmarkBoard): unknown {
  const ids = new Map<string, string>();
  const known = (id: string | null): string | null => {
    if (id === null) return null;
    if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
    return ids.get(id) ?? null;
  };
  return JSON.parse(
    JSON.stringify({ ...board, tracks }, (key, value: unknown) =>
      ['task', 'submission', 'entrant'].includes(key) ? known(value as string | null) : value,
    ),
  );
}
