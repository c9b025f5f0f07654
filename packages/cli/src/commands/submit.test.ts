import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BenchmarkBoard } from '../../../server/src/index.js';
import { DATA_SETS, openBenchmark } from '../../../server/src/testing/benchmark.js';
import { SOURCE, SYSTEMS, lines, ok } from '../../../server/src/testing/campaign.js';
import { freePorts } from '../../../server/src/testing/free-ports.js';
import { openRoom } from '../../../server/src/testing/room.js';
import { startProcess, type ServerProcess } from '../../../server/src/testing/server-process.js';
import { GOLD, openTask, type TestTeam } from '../../../server/src/testing/task.js';
import type { Standing } from '../submit/find-standing.js';
import { unsteadyProxy, type Fate } from '../submit/testing/unsteady-proxy.js';
import { file, folder, runStetMeanwhile, type Run } from '../testing/stet.js';

const HOUR = 60 * 60_000;
const now = Date.now();

/** Scoring that a kill has interrupted begins again shortly after this. */
const JOB_SECONDS = 10;

const good = file('ann.txt', lines(SYSTEMS.ann));
const other = file('other.txt', lines(SYSTEMS.cat));
const unchanged = file('unchanged.txt', lines(SOURCE));

/** A task of the server, and a team of it. */
interface Place {
  readonly id: string;
  readonly team: TestTeam;
}

const database = { folder: join(folder, 'submit') };
let server: ServerProcess;
let benchmark: { readonly id: string; readonly tasks: readonly string[]; readonly key: string };
const places: Record<'open' | 'limited' | 'closed' | 'unsteady' | 'secret', Place> = Object.create(null) as never;

beforeAll(async () => {
  const room = await openRoom(database);
  room.now = now;
  const released = { source: 1, leaderboard: 1, systems: null, gold: null };
  const phase = { name: 'Test', opensAt: now - HOUR, closesAt: now + 100 * HOUR };
  const settings = {
    open: { release: released },
    limited: { phases: [{ ...phase, limit: 2 }] },
    closed: {
      phases: [
        { ...phase, name: 'Over', closesAt: now - 1 },
        { ...phase, name: 'Later', opensAt: now + 50 * HOUR },
      ],
    },
    unsteady: {},
    secret: {},
  };
  for (const name of ['open', 'limited', 'closed', 'unsteady', 'secret'] as const) {
    const { id, teams } = await openTask(room, {
      settings: settings[name],
      teams: ['ann'],
      gold: name === 'secret' ? null : GOLD,
    });
    places[name] = { id, team: teams[0] };
  }
  // Those of the first track are released.
  const dataSets = DATA_SETS.map((dataSet) => ({
    ...dataSet,
    settings: { release: dataSet.track === 0 ? released : { ...released, leaderboard: null } },
  }));
  const opened = await openBenchmark(room, { dataSets, teams: ['bob'] });
  const invited = ok(await room.organiser.send('POST', `benchmarks/${opened.id}/teams`, { name: 'ann' }));
  benchmark = { ...opened, key: (invited.body as { key: string }).key };
  await room.close();
  server = await startProcess(database, { jobSeconds: JOB_SECONDS });
});
afterAll(() => server.kill());

const submit = (place: Place, args: readonly string[], url = server.url): Promise<Run> =>
  runStetMeanwhile(['submit', `${url}/tasks/${place.id}`, ...args], { STET_KEY: place.team.key });

interface Printed {
  readonly left: unknown;
  readonly submissions: readonly {
    readonly number: number;
    readonly state: string;
    readonly scores: readonly { readonly metric: string; readonly value: number; readonly interval: unknown }[] | null;
  }[];
  readonly place: { readonly rank: number; readonly teams: number } | null;
}
const documentIn = ({ status, stdout, stderr }: Run): Printed => {
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as Printed;
};

/** What the team has handed in, as the server knows it. */
async function handedIn({ team }: Place): Promise<number[]> {
  const response = await fetch(`${server.url}/api/v1/team`, { headers: { authorization: `Bearer ${team.key}` } });
  const { submissions } = (await response.json()) as { submissions: { number: number }[] };
  return submissions.map(({ number }) => number).sort((a, b) => a - b);
}

describe('stet submit', () => {
  it('hands in, waits for the score, and prints it with interval and rank', async () => {
    const place = places.open;
    const { status, stdout, stderr } = await submit(place, [good, '--note', 'mine']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: `stet: ${good} is submission 1\n` });
    expect(stdout).toMatch(/Evening class\n.*Score.*95 % interval.*Rank/u);
    expect(stdout).toMatch(/ann\.txt +1 +M² +100\.00 +100\.00 to 100\.00 +1 of 1/u);
    expect(stdout).toContain('Submissions are not limited.');
    expect(stdout).toContain('m2|');
    expect(stdout + stderr).not.toContain(place.team.key);
  });

  it('takes the same output for the same submission, and prints JSON', async () => {
    const place = places.open;
    const again = documentIn(await submit(place, [good, '--json']));
    expect(again.submissions).toMatchObject([{ number: 1, state: 'scored', scores: [{ metric: 'm2', value: 1 }] }]);
    expect(again.place).toMatchObject({ rank: 1, teams: 1 });
    expect(await handedIn(place)).toEqual([1]);
  });

  it('only checks with --check', async () => {
    const place = places.open;
    const { status, stdout } = await submit(place, [other, '--check', '--format', 'csv']);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: `File,Lines,Changed,Empty,Handed in before\n${other},6,5,0,no\n`,
    });
    expect(await handedIn(place)).toEqual([1]);
  });

  it('shows what is left, and refuses more files than that before it hands in any', async () => {
    const place = places.limited;
    const third = file('third.txt', lines(SYSTEMS.dan));
    const refused = await submit(place, [good, other, third]);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('expected at most 2 more submissions now; found 3 files');
    expect(await handedIn(place)).toEqual([]);
    const { left, submissions } = documentIn(await submit(place, [good, other, '--json']));
    expect(left).toEqual({ phase: 0, today: null, month: null });
    expect(submissions.map(({ number, state }) => [number, state])).toEqual([
      [1, 'scored'],
      [2, 'scored'],
    ]);
    const spent = await submit(place, [third]);
    expect(spent.status).toBe(2);
    expect(spent.stderr).toMatch(/^stet: expected at most 2 scored submissions in this phase; .*\[LIMIT_REACHED\]\n$/u);
  });

  it('does not wait with --no-wait, nor where there is no gold', async () => {
    const place = places.secret;
    const { status, stdout, stderr } = await submit(place, [good]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/ann\.txt +1 +waiting/u);
    expect(stderr).toContain('there is no gold yet');
    const [{ state }] = documentIn(await submit(place, [good, '--no-wait', '--json'])).submissions;
    expect(state).toBe('waiting');
  });

  it.each([
    [
      'too few lines',
      'short.txt',
      lines(SYSTEMS.ann.slice(1)),
      /short\.txt.*expected 6 lines.*found 5.*\[LINE_COUNT\]/u,
    ],
    ['nothing corrected', 'same.txt', lines(SOURCE), /same\.txt: .*nothing is corrected\. .*--as-is\. \[ODD_OUTPUT\]/u],
    ['empty lines', 'empty.txt', lines([...SYSTEMS.ann.slice(0, 5), '']), /1 empty line .*\[ODD_OUTPUT\]/u],
  ])('refuses %s, and says what to do', async (_, name, text, message) => {
    const path = file(name, text);
    const { status, stdout, stderr } = await submit(places.open, [path]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('hands in what looks odd with --as-is', async () => {
    const { submissions } = documentIn(await submit(places.open, [unchanged, '--as-is', '--json']));
    expect(submissions).toMatchObject([{ state: 'scored', scores: [{ metric: 'm2' }] }]);
  });

  it('says in one paragraph that the phase is closed, the key is wrong, or for another task', async () => {
    const closed = await submit(places.closed, [good]);
    expect(closed).toMatchObject({ status: 2, stdout: '' });
    expect(closed.stderr).toMatch(
      /expected an open phase; found none\. The next one, "Later", opens at .*\[WRONG_STATE\]\n$/u,
    );
    const wrongKey = 'x'.repeat(43);
    const unknown = await submit({ ...places.open, team: { ...places.open.team, key: wrongKey } }, [good]);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toMatch(/^stet: expected the key of a team that .* knows; .*\[UNKNOWN_KEY\]\n$/u);
    expect(unknown.stderr).not.toContain(wrongKey);
    const foreign = await submit({ ...places.open, id: places.closed.id }, [good]);
    expect(foreign.stderr).toMatch(/^stet: expected the key of a team of this task; .*\[OTHER_TASK\]\n$/u);
  });

  it('takes the key from a file, which may hold the whole link, and never from the address', async () => {
    const { id, team } = places.open;
    const link = file('team.key', `${server.url}/team#${team.key}\n`);
    const args = [`${server.url}/tasks/${id}`, good, '--key-file', link, '--json'];
    expect(documentIn(await runStetMeanwhile(['submit', ...args])).submissions[0].number).toBe(1);
    const inAddress = await runStetMeanwhile(['submit', `${server.url}/team#${team.key}`, good]);
    expect(inAddress.status).toBe(2);
    expect(inAddress.stderr).toMatch(/one that holds a key.*\[BAD_OPTION\]/u);
    expect(inAddress.stderr).not.toContain(team.key);
  });

  it('gives up on a server that stays away, with exit code 75', async () => {
    const [port] = await freePorts(1);
    const nowhere = `http://127.0.0.1:${port}`;
    const { status, stdout, stderr } = await submit(places.open, [good, '--retries', '1'], nowhere);
    expect({ status, stdout }).toEqual({ status: 75, stdout: '' });
    expect(stderr).toMatch(
      /no answer \(ECONNREFUSED\), also when asked again\. .*nothing is handed in twice\. \[SERVER_AWAY\]\n$/u,
    );
  });
});

describe('stet submit, to a benchmark', () => {
  const submitAll = (...args: readonly string[]): Promise<Run> =>
    runStetMeanwhile(['submit', `${server.url}/benchmarks/${benchmark.id}`, ...args], { STET_KEY: benchmark.key });

  it('hands in to several data sets with one key, by their names or by the names of files in a folder', async () => {
    const outputs = join(folder, 'outputs');
    mkdirSync(outputs);
    writeFileSync(join(outputs, 'Swedish B.txt'), lines(SYSTEMS.cat));
    const run = await submitAll(`Minimal/Czech=${good}`, `Fluency/Czech=${other}`, outputs, '--json');
    const { dataSets } = documentIn(run) as unknown as { dataSets: (Printed & { task: { id: string } })[] };
    const found = dataSets.map(({ task, submissions: [{ number, state }] }) => [task.id, number, state]);
    const [, swedish, czech, , , fluentCzech] = benchmark.tasks;
    expect(found).toEqual([
      [czech, 1, 'scored'],
      [fluentCzech, 1, 'scored'],
      [swedish, 1, 'scored'],
    ]);
  });

  it('prints how the team stands: each data set, the means by language, and over all, as the board has them', async () => {
    const files = ['Swedish A', 'Estonian'].map((name) => `Minimal/${name}=${other}`);
    const partly = await submitAll(...files.slice(0, 1), '--format', 'csv');
    expect(partly.stdout).toMatch(/^Language sv,[\d.]+,[\d.]+ to [\d.]+,1 \(1–1\)$/mu);
    // Without the last language there is no mean of all.
    expect(partly.stdout).toMatch(/^Estonian \(et\),–,,\nAll languages,–,,$/mu);
    const whole = await submitAll(...files, '--json');
    const { standing } = documentIn(whole) as unknown as { standing: Standing };
    const response = await fetch(`${server.url}/api/v1/benchmarks/${benchmark.id}/leaderboard`, {
      headers: { authorization: `Bearer ${benchmark.key}` },
    });
    const { tracks, hidden, confidence } = (await response.json()) as BenchmarkBoard;
    expect({ tracks: tracks.length, hidden: 3 }).toEqual({ tracks: 1, hidden });
    const [{ name, languages, rows }] = tracks;
    const row = rows.find(({ team }) => team === 'ann');
    expect(standing).toMatchObject({ confidence, hidden, tracks: [{ name }] });
    const [{ scores, languages: means, average }] = standing.tracks;
    expect(scores).toEqual(row?.cells.map(({ task, state, value, interval }) => ({ task, state, value, interval })));
    expect(means.map(({ language, value, interval }) => [language, value, interval])).toEqual(
      languages.map((language, at) => [language, row?.languages[at].value, row?.languages[at].interval]),
    );
    expect(average).toMatchObject({ value: row?.average.value, interval: row?.average.interval, rank: 1 });
    const { stdout } = await submitAll(...files);
    expect(stdout).toMatch(/Many languages: Minimal\n.*M².*95 % interval.*Rank/u);
    expect(stdout).toMatch(/All languages +[\d.]+ +[\d.]+ to [\d.]+ +1 \(1–1\)/u);
    expect(stdout).toContain('3 data sets left out: the scores are not released yet.');
    expect((await submitAll(...files, '--no-wait')).stdout).not.toContain('All languages');
  });

  it('takes folders that are called like the tracks, and refuses two files for one data set', async () => {
    const byTrack = join(folder, 'by-track');
    for (const track of ['Minimal', 'Fluency']) {
      mkdirSync(join(byTrack, track), { recursive: true });
      writeFileSync(join(byTrack, track, 'Czech.txt'), lines(SYSTEMS.cat));
    }
    const checked = (run: Run): string[] =>
      (documentIn(run) as unknown as { dataSets: { task: { id: string } }[] }).dataSets.map(({ task }) => task.id);
    const [, , czech, , , fluentCzech] = benchmark.tasks;
    expect(checked(await submitAll(byTrack, '--check', '--json'))).toEqual([fluentCzech, czech]);
    expect(checked(await submitAll(join(byTrack, 'Minimal'), '--check', '--json'))).toEqual([czech]);
    expect(checked(await submitAll(join(byTrack, 'Fluency/Czech.txt'), '--check', '--json'))).toEqual([fluentCzech]);
    const twice = await submitAll(byTrack, `Minimal/Czech=${good}`);
    expect(twice.stderr).toMatch(
      /one file for each data set at a time; found .*Czech\.txt and .*"Czech".*\[BAD_OPTION\]/u,
    );
    mkdirSync(join(folder, 'nothing'));
    expect((await submitAll(join(folder, 'nothing'))).stderr).toMatch(/no file there.*\[FILE_UNREADABLE\]/u);
  });

  it('says which names there are, and refuses all files before it hands in any', async () => {
    const repeated = await submitAll(`Czech=${good}`);
    expect(repeated.status).toBe(2);
    expect(repeated.stderr).toMatch(/data set: Minimal\/Czech, Fluency\/Czech; found "Czech".*\[BAD_OPTION\]/u);
    const broken = await submitAll(`Minimal/Estonian=${good}`, `Fluency/Estonian=${unchanged}`);
    expect(broken.stderr).toMatch(/unchanged\.txt: .*\[ODD_OUTPUT\]/u);
    const checked = await submitAll(`Minimal/Estonian=${good}`, '--check', '--json');
    expect(documentIn(checked)).toMatchObject({ dataSets: [{ files: [{ earlier: null }] }] });
  });
});

describe('stet submit, to a server that is not steady', () => {
  it('goes on after the server was killed with the answer on its way, and hands in once', async () => {
    const place = places.unsteady;
    const restart = async (): Promise<void> => {
      await server.kill();
      server = await startProcess(database, { jobSeconds: JOB_SECONDS });
    };
    const fateOf = (request: string, count: number): Fate => {
      const isFirst = request === 'POST /api/v1/team/submissions' && count === 1;
      return isFirst ? { kind: 'lose', then: restart } : { kind: 'pass' };
    };
    const proxy = await unsteadyProxy(() => server.url, fateOf);
    const run = await submit(place, [good, '--json'], proxy.url);
    await proxy.close();
    expect(run.stderr).toMatch(/no answer \(.*\); trying again/u);
    expect(documentIn(run).submissions).toMatchObject([{ number: 1, state: 'scored' }]);
    expect(proxy.requests.filter((request) => request === 'POST /api/v1/team/submissions')).toHaveLength(2);
    expect(await handedIn(place)).toEqual([1]);
  });

  it('waits as long as a busy server asks for', async () => {
    const fateOf = (request: string, count: number): Fate =>
      request === 'POST /api/v1/team/submissions' && count === 1
        ? { kind: 'refuse', status: 503, headers: { 'retry-after': '1' } }
        : { kind: 'pass' };
    const proxy = await unsteadyProxy(() => server.url, fateOf);
    const run = await submit(places.unsteady, [other, '--json'], proxy.url);
    await proxy.close();
    expect(run.stderr).toContain(`${proxy.url}: status 503; trying again`);
    expect(documentIn(run).submissions).toMatchObject([{ number: 2, state: 'scored' }]);
    expect(await handedIn(places.unsteady)).toEqual([1, 2]);
  });

  it('follows no redirect, and trusts no answer that is not of a Stet server', async () => {
    const proxy = await unsteadyProxy(
      () => server.url,
      () => ({ kind: 'refuse', status: 302, headers: { location: server.url } }),
    );
    const { status, stderr } = await submit(places.open, [good], proxy.url);
    await proxy.close();
    expect(status).toBe(2);
    expect(stderr).toMatch(/^stet: expected the API of a Stet server .*\[NOT_A_SERVER\]\n$/u);
    expect(proxy.requests).toHaveLength(1);
  });
});
