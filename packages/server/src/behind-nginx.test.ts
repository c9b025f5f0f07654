import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from './services.js';
import { inviteOrganiser } from './sessions/sessions.js';
import { openStore, type DatabaseLocation, type Store } from './storage/store.js';
import { postgresDatabase, skipPostgres } from './storage/testing/databases.js';
import { BusyJudge } from './testing/busy-judge.js';
import { BusyTeam } from './testing/busy-team.js';
import { SYSTEMS, lines, ok, running } from './testing/campaign.js';
import { UNITS, siteOn, startDeployment, type Deployment, type Part } from './testing/deployment.js';
import { freePorts } from './testing/free-ports.js';
import type { HttpsAnswer, HttpsClient, HttpsRequest } from './testing/https-client.js';
import { findNginx, startNginx } from './testing/nginx.js';
import { openRoom } from './testing/room.js';
import { addTeam, openSettings, openTask } from './testing/task.js';

const JUDGES = 6;
const TEAMS = 2;
/** More than anybody judges or hands in before the test is over. */
const [ITEMS, OUTPUTS] = [5000, 1000];
/** A job that was lost with its worker comes back soon after this. */
const JOB_SECONDS = 4;
const MINUTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'stet-nginx-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** An output that no other is equal to. */
const outputOf = (number: number): string =>
  lines(SYSTEMS.ann.map((line, at) => (at === 0 ? `${line} ${number}` : line)));

interface Prepared {
  readonly campaign: string;
  readonly task: string;
  readonly judges: readonly BusyJudge[];
  readonly teams: readonly BusyTeam[];
  /** The key of a team that may hand in three times. */
  readonly limitedTeam: string;
  /** By which two teams may register. */
  readonly joinToken: string;
  readonly organiserToken: string;
}

async function prepare(database: DatabaseLocation): Promise<Prepared> {
  const room = await openRoom(database);
  room.now = Date.now();
  const names = Array.from({ length: JUDGES }, (_, at) => `judge-${at}`);
  const { id: campaign, links } = await running(room, { items: ITEMS, replacement: true }, names);
  const { id: task } = await openTask(room, { teams: [] });
  const phase = { name: 'Test', opensAt: room.now - MINUTES, closesAt: room.now + 60 * MINUTES, limit: 3 };
  const settings = { ...openSettings(room.now), phases: [phase], registration: { most: 2, approval: false } };
  const limited = await openTask(room, { teams: ['limited'], settings });
  const join = ok(await room.organiser.send('POST', `tasks/${limited.id}/join-link`)).body as { link: string };
  const teams: BusyTeam[] = [];
  for (let team = 0; team < TEAMS; team++) {
    const { key } = await addTeam(room, task, `team-${team}`);
    teams.push(
      new BusyTeam(
        key,
        Array.from({ length: OUTPUTS }, (_, at) => outputOf(OUTPUTS * team + at)),
      ),
    );
  }
  const prepared = {
    campaign,
    task,
    judges: links.map((link) => new BusyJudge(link)),
    teams,
    limitedTeam: limited.teams[0].key,
    joinToken: join.link.slice(-43),
    organiserToken: (await inviteOrganiser(room.services.store, 'Pat', room.now)).token,
  };
  await room.close();
  return prepared;
}

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
const asJson = (body: unknown, headers: Record<string, string> = {}): HttpsRequest => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const asFile = (body: string | Uint8Array, headers: Record<string, string> = {}): HttpsRequest => ({
  headers: { 'content-type': 'application/octet-stream', ...headers },
  body,
});
const bodyOf = ({ text }: HttpsAnswer): unknown => JSON.parse(text);

describe('the units of docs/deploy.md', () => {
  it.for(Object.entries(UNITS))('pass systemd-analyze verify: %s', ([name, unit], { skip }) => {
    skip(spawnSync('systemd-analyze', ['--version']).status !== 0, 'systemd-analyze is not installed');
    const program = join(folder, 'stet');
    writeFileSync(program, '#!/bin/sh\n');
    chmodSync(program, 0o755);
    const instance = name.replace('@', '@1');
    // The commands on the page make the user.
    writeFileSync(join(folder, instance), unit.replace('/usr/bin/stet', program).replace('User=stet', 'User=root'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, instance)], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => line.includes(instance))).toEqual([]);
    expect(status, stderr).toBe(0);
  });
});

describe('nginx, two servers and two workers as in docs/deploy.md', () => {
  const nginx = findNginx();
  const database = postgresDatabase();
  if (nginx === undefined) {
    it.skip('skipped: no nginx here; install it and openssl (apt-get install nginx openssl)', () => undefined);
    return;
  }
  if (database === undefined) {
    skipPostgres();
    return;
  }
  let deployment: Deployment;
  let store: Store;
  let prepared: Prepared;
  let somebody: HttpsClient;
  /** Past nginx, from the address of nginx. */
  let direct: readonly HttpsClient[];
  let signedIn: HttpsAnswer;
  let cookie: Record<string, string>;

  beforeAll(async () => {
    const location = (await database.fresh()) as { url: string };
    prepared = await prepare(location);
    store = await openStore(location);
    deployment = await startDeployment(nginx, folder, location, JOB_SECONDS);
    somebody = deployment.clientAt('127.0.0.1');
    direct = deployment.servers.map(({ url }) => deployment.clientAt('127.0.0.1', url));
    signedIn = await somebody.send('POST', '/api/v1/session', asJson({ token: prepared.organiserToken }));
    cookie = { cookie: (signedIn.headers['set-cookie']?.[0] ?? '').split(';')[0] };
  });
  afterAll(async () => {
    await deployment.stop();
    await store.close();
  });

  it('answers by TLS alone, with secure cookies', async () => {
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers['set-cookie']?.[0]).toMatch(
      /^stet_session=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/u,
    );
    expect(signedIn.headers['strict-transport-security']).toBe('max-age=31536000');
    const moved = await deployment.clientAt('127.0.0.1', deployment.plainUrl).send('GET', '/tasks/x?gold=gold');
    expect([moved.status, moved.headers.location]).toEqual([301, 'https://localhost/tasks/x?gold=gold']);
    const page = await somebody.send('GET', '/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Stet');
  });

  it('takes requests that change something from its own pages, by the address that people see', async () => {
    const rename = (origin: string): Promise<HttpsAnswer> =>
      somebody.send('PATCH', '/api/v1/session', asJson({ name: 'Pat' }, { ...cookie, origin }));
    expect((await rename(deployment.url)).status).toBe(200);
    expect((await rename(deployment.servers[0].url)).status).toBe(403);
  });

  it('tells whether it is well, and each server whether it is', async () => {
    for (const client of [somebody, ...direct]) {
      expect(await client.send('GET', '/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    }
  });

  it('knows somebody who has signed in on either server, and on neither who has signed out on one', async () => {
    const whoIs = async (client: HttpsClient, headers: Record<string, string>): Promise<unknown> => {
      const { organiser } = bodyOf(await client.send('GET', '/api/v1/session', { headers })) as {
        organiser: { name: string } | null;
      };
      return organiser?.name;
    };
    const invited = await direct[0].send('POST', '/api/v1/organisers', asJson({ name: 'Quinn' }, cookie));
    const token = (bodyOf(invited) as { link: string }).link.slice(-43);
    const entered = await direct[1].send('POST', '/api/v1/session', asJson({ token }));
    const quinn = { cookie: (entered.headers['set-cookie']?.[0] ?? '').split(';')[0] };
    expect(await Promise.all(direct.map((client) => whoIs(client, quinn)))).toEqual(['Quinn', 'Quinn']);
    expect((await direct[0].send('DELETE', '/api/v1/session', { headers: quinn })).status).toBe(204);
    expect(await Promise.all(direct.map((client) => whoIs(client, quinn)))).toEqual([undefined, undefined]);
  });

  it('shows on one server at once what was changed on the other', async () => {
    const path = `/api/v1/tasks/${prepared.task}`;
    for (const [at, name] of ['By one', 'By the other'].entries()) {
      expect((await direct[at].send('PATCH', path, asJson({ name }, cookie))).status).toBe(200);
      expect(bodyOf(await direct[1 - at].send('GET', path, { headers: cookie }))).toMatchObject({ name });
    }
  });

  describe('limits', () => {
    /** Tries keys until many were refused unread; returns how many were read, and for how many seconds this went on. */
    async function tryKeys(client: HttpsClient): Promise<{ readonly read: number; readonly seconds: number }> {
      const begun = performance.now();
      const codes: string[] = [];
      const tryOne = async (): Promise<void> => {
        // Each claims to come from somewhere else.
        const claimed = `203.0.113.${codes.length % 250}, 127.0.0.1`;
        const headers = { ...bearer('x'.repeat(43)), 'x-forwarded-for': claimed };
        const { error } = bodyOf(await client.send('GET', '/api/v1/judging', { headers })) as {
          error: { code: string };
        };
        codes.push(error.code);
      };
      const count = (code: string): number => codes.filter((each) => each === code).length;
      while (count('TOO_MANY_REQUESTS') < 30) await Promise.all(Array.from({ length: 30 }, tryOne));
      return { read: count('LINK_EXPIRED'), seconds: (performance.now() - begun) / 1000 };
    }
    /** What strangers are allowed in so many seconds: http/strangers.ts. */
    const allowed = (seconds: number): number => 50 + 5 * seconds;

    it('count a client on both servers together, whatever it claims to be', async () => {
      const { read, seconds } = await tryKeys(deployment.clientAt('127.0.0.3'));
      expect(read).toBeLessThanOrEqual(allowed(seconds));
    });

    it('do not count one client for another', async () => {
      const { status } = await deployment.clientAt('127.0.0.4').send('GET', '/api/v1/judging', {
        headers: { ...bearer('x'.repeat(43)), 'x-forwarded-for': '127.0.0.3' },
      });
      expect(status).toBe(401);
    });

    it('believe nobody who reaches a server past nginx', async () => {
      const { read, seconds } = await tryKeys(deployment.clientAt('127.0.0.5', deployment.servers[0].url));
      expect(read).toBeLessThanOrEqual(allowed(seconds));
    });

    it('of submissions and of teams by a link hold for both servers together', async () => {
      const handIn = (at: number): Promise<HttpsAnswer> =>
        somebody.send('POST', '/api/v1/team/submissions', asFile(outputOf(at), bearer(prepared.limitedTeam)));
      const handedIn = await Promise.all(Array.from({ length: 8 }, (_, at) => patiently(() => handIn(at))));
      expect(handedIn.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
      const register = (at: number): Promise<HttpsAnswer> =>
        somebody.send('POST', '/api/v1/join', asJson({ name: `new ${at}` }, bearer(prepared.joinToken)));
      const registered = await Promise.all(Array.from({ length: 6 }, (_, at) => patiently(() => register(at))));
      expect(registered.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    });
  });

  it('takes files of the size that Stet allows, and leaves it to Stet to refuse a byte more', async () => {
    const most = DEFAULT_LIMITS.uploadBytes;
    const line = `${'a'.repeat(1023)}\n`;
    const created = await somebody.send('POST', '/api/v1/campaigns', asJson({ name: 'Large' }, cookie));
    const path = `/api/v1/campaigns/${(bodyOf(created) as { id: string }).id}/texts/source`;
    const upload = (bytes: Buffer): Promise<HttpsAnswer> =>
      patiently(() => somebody.send('PUT', path, asFile(bytes, cookie)));
    expect((await upload(Buffer.alloc(most, line))).status).toBe(200);
    const more = await upload(Buffer.alloc(most + 1, line));
    expect([more.status, bodyOf(more)]).toMatchObject([413, { error: { code: 'TOO_LARGE' } }]);
    const muchMore = await somebody.send('PUT', path, {
      headers: { ...asFile('', cookie).headers, 'content-length': String(60 * 1024 * 1024) },
    });
    expect([muchMore.status, muchMore.headers['content-type']]).toEqual([413, 'text/html']);
  });

  it('passes answers on as they are made', async () => {
    const [first, second, plain, tls] = await freePorts(4);
    let finish = (): void => undefined;
    const slow = http.createServer((_, response) => {
      response.write('begun');
      finish = () => response.end(' and done');
    });
    slow.listen(first, '127.0.0.1');
    await once(slow, 'listening');
    const proxy = await startNginx(nginx, join(folder, 'slow'), siteOn({ servers: [first, second], plain, tls }));
    const request = https.get({ host: '127.0.0.1', port: tls, path: '/api/v1/x', ca: proxy.certificate });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const [begun] = (await once(response, 'data')) as [Buffer];
    expect(begun.toString()).toBe('begun');
    finish();
    const [done] = (await once(response, 'data')) as [Buffer];
    expect(done.toString()).toBe(' and done');
    await proxy.kill();
    slow.close();
  });

  it('loses nothing and fails nobody while each part is killed in turn', async () => {
    const { judges, teams, task, campaign } = prepared;
    const evening = new AbortController();
    const work = Promise.all([
      ...judges.map((judge, at) => judge.workUntil(evening.signal, deployment.clientAt(`127.0.1.${at + 1}`).exchange)),
      ...teams.map((team, at) => team.workUntil(evening.signal, deployment.clientAt(`127.0.2.${at + 1}`).exchange)),
    ]);
    const sum = (all: readonly { acknowledged: readonly unknown[] }[]): number =>
      all.reduce((total, { acknowledged }) => total + acknowledged.length, 0);
    const scored = async (): Promise<number> =>
      (await scoringsOf(store, task)).filter(({ state }) => state === 'scored').length;
    /** Waits until judges have judged, teams handed in, and workers scored more. */
    const somethingDone = async (): Promise<void> => {
      const before = [sum(judges), sum(teams), await scored()];
      const isMore = async (): Promise<boolean> =>
        sum(judges) >= before[0] + 2 * JUDGES && sum(teams) > before[1] && (await scored()) > before[2];
      while (!(await isMore())) {
        await Promise.race([work, pause(50)]);
      }
    };
    const parts: readonly Part[] = [...deployment.servers, ...deployment.workers];
    for (const part of parts) {
      await somethingDone();
      await part.kill();
      await somethingDone();
      await part.start();
    }
    await somethingDone();
    evening.abort();
    await work;
    while ((await scoringsOf(store, task)).some(({ state }) => state === 'waiting')) await pause(100);

    expect([...judges, ...teams].flatMap(({ failures }) => failures)).toEqual([]);
    const judgments = await store.db.selectFrom('judgments').selectAll().where('campaign_id', '=', campaign).execute();
    expect(judgments.map(({ client_id }) => client_id).sort()).toEqual(
      judges.flatMap(({ acknowledged }) => acknowledged.map(({ id }) => id)).sort(),
    );
    const assignments = await store.db
      .selectFrom('assignments')
      .select(['item_id', 'id'])
      .where('campaign_id', '=', campaign)
      .where('occasion', '=', 1)
      .execute();
    // No lease has ended yet, so no item may have been given to two.
    expect(new Set(assignments.map(({ item_id }) => item_id)).size).toBe(assignments.length);
    const submissions = await store.db.selectFrom('submissions').select('id').where('task_id', '=', task).execute();
    const handedIn = teams.flatMap(({ acknowledged }) => acknowledged).sort();
    expect(submissions.map(({ id }) => id).sort()).toEqual(handedIn);
    const scorings = await scoringsOf(store, task);
    expect(scorings.map(({ submission_id, state }) => [submission_id, state]).sort()).toEqual(
      handedIn.map((id) => [id, 'scored']),
    );
  });

  it('shows the same leaderboard and progress on both servers afterwards', async () => {
    const lookOn = async (client: HttpsClient, path: string): Promise<Record<string, unknown>> =>
      bodyOf(await client.send('GET', `/api/v1/${path}`, { headers: cookie })) as Record<string, unknown>;
    const boards = (): Promise<Record<string, unknown>[]> =>
      Promise.all(direct.map((client) => lookOn(client, `tasks/${prepared.task}/leaderboard?gold=gold`)));
    // A busy server may show the board before for a while.
    await expect.poll(boards).toMatchObject([{ isCurrent: true }, { isCurrent: true }]);
    const [board, otherBoard] = await boards();
    expect(board).toMatchObject({ isCurrent: true, rows: [{}, {}] });
    expect({ ...otherBoard, computedAt: board.computedAt }).toEqual(board);
    const [progress, otherProgress] = await Promise.all(
      direct.map((client) => lookOn(client, `campaigns/${prepared.campaign}/progress`)),
    );
    expect(progress.judged).toBe(prepared.judges.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0));
    expect(otherProgress).toEqual(progress);
  });
});

/** Repeats a request that was told to come back. */
async function patiently(send: () => Promise<HttpsAnswer>): Promise<HttpsAnswer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 429) return answer;
    await pause(100);
  }
}

function scoringsOf({ db }: Store, task: string): Promise<{ submission_id: string; state: string }[]> {
  return db.selectFrom('scorings').select(['submission_id', 'state']).where('task_id', '=', task).execute();
}
