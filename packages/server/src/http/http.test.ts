import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assignment } from '../judging/schemas.js';
import { SOURCE, answerId, draft, lines, ok, running } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { openTask } from '../testing/task.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-http-'));
const webFolder = join(folder, 'web');
mkdirSync(join(webFolder, 'assets'), { recursive: true });
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Stet</title>');
writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>');
writeFileSync(join(webFolder, 'assets', 'index-1a2b.js'), 'export {}');
writeFileSync(join(folder, 'secret.txt'), 'secret');

let room: Room;
beforeAll(async () => {
  room = await openRoom(
    { folder },
    { limits: { jsonBytes: 2000, uploadBytes: 5000, unpackedBytes: 50_000 }, webFolder },
  );
});
afterAll(async () => {
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('requests that change something', () => {
  const body = { name: 'from elsewhere' };
  it.each([
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 201],
    [{}, 201],
  ])('come from our own pages, or from programs: %o', async (headers, status) => {
    expect((await room.organiser.send('POST', 'campaigns', body, headers)).status).toBe(status);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'are JSON or files, which no form of another site can send: %s',
    async (type) => {
      const form = await room.organiser.send('POST', 'campaigns', body, { 'content-type': type });
      expect(form).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } });
      const file = await room.organiser.send('POST', 'campaigns', '{"name":"x"}');
      expect(file.status).toBe(400);
    },
  );

  it('are refused when they are too large, with and without saying how large', async () => {
    const long = { name: 'x', instructions: 'y'.repeat(3000) };
    expect(await room.organiser.send('POST', 'campaigns', long)).toMatchObject({
      status: 413,
      body: { error: { code: 'TOO_LARGE' } },
    });
    const id = await draft(room.organiser);
    const large = await room.organiser.upload(`campaigns/${id}/systems/large`, 'a'.repeat(5001));
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE' } } });
    const bomb = await room.organiser.upload(`campaigns/${id}/systems/bomb`, gzipSync('a'.repeat(1_000_000)));
    expect(bomb).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE', file: 'bomb' } } });
  });

  it('are limited in number', async () => {
    const { judges } = await running(room);
    const answers = await Promise.all(Array.from({ length: 70 }, () => judges[0].send('GET', 'judging')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(10);
    expect(refused[0]).toMatchObject({ body: { error: { code: 'TOO_MANY_REQUESTS' } } });
    expect(refused[0].headers.get('retry-after')).toBe('1');
    expect((await judges[1].send('GET', 'judging')).status).toBe(200);
    room.now += 1000;
    expect((await judges[0].send('GET', 'judging')).status).toBe(200);
  });
});

describe('strangers', () => {
  it('are limited by their failures, which lock nobody out who comes from the same address', async () => {
    const { id } = await openTask(room, { teams: [] });
    const { body } = ok(await room.organiser.send('POST', `tasks/${id}/join-link`));
    const newcomer = room.holder((body as { link: string }).link.slice(-43));
    const { body: invitation } = ok(await room.organiser.send('POST', 'organisers', { name: 'Second' }));
    const token = (invitation as { link: string }).link.slice(-43);
    const wrong = 'x'.repeat(43);
    const failures = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        at % 2 === 0 ? room.holder(wrong).send('GET', 'join') : room.nobody.send('POST', 'session', { token: wrong }),
      ),
    );
    expect(new Set(failures.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect((await newcomer.send('POST', 'join', { name: 'late team' })).status).toBe(201);
    expect((await room.nobody.send('POST', 'session', { token })).status).toBe(200);
  });
});

describe('answers', () => {
  it('are taken so many at a time, and told when to come back', async () => {
    const small = await openRoom(
      { folder: join(folder, 'small') },
      { limits: { requests: { ...room.services.limits.requests, most: 3 } } },
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => small.organiser.send('GET', 'campaigns')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[4].body).toMatchObject({ error: { code: 'BUSY' } });
    expect(Number(answers[4].headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await small.organiser.send('GET', 'campaigns')).status).toBe(200);
    await small.close();
  });

  it('come soon for people, however many strangers wait for theirs', async () => {
    const requests = { most: 500, people: { atOnce: 1, waiting: 500 }, strangers: { atOnce: 1, waiting: 0 } };
    const crowded = await openRoom({ folder: join(folder, 'crowded') }, { limits: { requests } });
    const strangers = Array.from({ length: 20 }, () => crowded.nobody.send('GET', 'tasks'));
    const people = Array.from({ length: 20 }, () => crowded.organiser.send('GET', 'tasks'));
    const statuses = async (answers: readonly Promise<{ status: number }>[]): Promise<number[]> =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect(await statuses(people)).toEqual(people.map(() => 200));
    expect(await statuses(strangers)).toEqual(strangers.map((_, at) => (at === 0 ? 200 : 429)));
    await crowded.close();
  });

  it('leave time for other things between them, however many come at once', async () => {
    const { atOnce } = room.services.limits.requests.people;
    let rounds = 0;
    let isOver = false;
    const count = (): void => {
      rounds++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 100 }, () => room.organiser.send('GET', 'campaigns')));
    isOver = true;
    expect(rounds).toBeGreaterThanOrEqual(100 / atOnce);
  });

  it('have one shape for all errors, also for those of the schemas and for unknown routes', async () => {
    for (const [path, request] of [
      ['campaigns', { name: '' }],
      ['campaigns', { name: 3 }],
      ['campaigns', '{'],
      ['nowhere', {}],
    ] as const) {
      const { body, status } = await room.organiser.send('POST', path, request, { 'content-type': 'application/json' });
      expect(status).toBe(path === 'nowhere' ? 404 : 400);
      expect(body).toEqual({
        error: {
          code: path === 'nowhere' ? 'NOT_FOUND' : 'BAD_REQUEST',
          expected: expect.any(String) as string,
          found: expect.any(String) as string,
          remedy: expect.any(String) as string,
        },
      });
    }
  });

  it('carry a strict policy, also when they are errors', async () => {
    for (const path of ['/', '/api/v1/openapi.json', '/healthz', '/nowhere', '/api/v1/campaigns']) {
      const { headers } = await room.nobody.send('GET', path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';/u);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|http/u);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
    expect((await room.organiser.send('GET', 'campaigns')).headers.get('cache-control')).toBe('no-store');
  });

  it('say whether the server is well', async () => {
    expect(await room.nobody.send('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('names and text', () => {
  it('are kept as they are and change no path, whatever they hold', async () => {
    const name = `<script>alert(1)</script> "../../etc/passwd" =cmd|' /C calc'!A0`;
    const { body } = ok(await room.organiser.send('POST', 'campaigns', { name }));
    const { id } = body as { id: string; name: string };
    expect(body).toMatchObject({ name });
    const html = lines(SOURCE.map((line) => `<img src=x onerror=alert(1)> ${line}`));
    ok(await room.organiser.upload(`campaigns/${id}/texts/source`, html));
    const evil = '..%2F..%2F<b>=1+1';
    ok(await room.organiser.upload(`campaigns/${id}/systems/${encodeURIComponent(evil)}`, html));
    expect((await room.organiser.send('GET', `campaigns/${id}`)).body).toMatchObject({ systems: [evil] });
    const { headers } = await room.organiser.send('GET', `campaigns/${id}/export/xml`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.xml"$/u);
  });

  it('have no control characters, no blanks in names of systems, no half characters', async () => {
    const id = await draft(room.organiser);
    for (const text of ['a\u0000b\n', 'a\u0007b\n', 'a\u001bb\n']) {
      const { status, body } = await room.organiser.upload(`campaigns/${id}/texts/source`, text);
      expect([text, status]).toEqual([text, 422]);
      expect(body).toMatchObject({ error: { line: 1 } });
    }
    for (const system of ['a b', 'a,b', 'a\u0000', 'a\nb']) {
      const path = `campaigns/${id}/systems/${encodeURIComponent(system)}`;
      expect((await room.organiser.upload(path, lines(SOURCE))).status).toBe(400);
    }
    for (const name of ['a\u0000b', 'a\u001b[2Jb', '\ud800', '  ', 'a\nb']) {
      expect((await room.organiser.send('POST', 'campaigns', { name })).status).toBe(400);
    }
  });
});

describe('the log', () => {
  it('tells routes and times, and neither text nor keys nor names', async () => {
    const { judges, links } = await running(room);
    room.logged.length = 0;
    const { assignment } = ok(await judges[0].send('POST', 'judging/next')).body as { assignment: Assignment };
    const answer = { id: answerId(), revision: 0, ranks: assignment.outputs.map(() => 1), comment: 'private remark' };
    ok(await judges[0].send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
    expect(links[0]).toMatch(/^\/judge#[\w-]{43}$/u);
    await room.nobody.send('GET', links[0]);
    await room.nobody.send('GET', '/nowhere/private');
    const log = room.logged.join('\n');
    expect(log).toContain('"route":"/api/v1/judging/assignments/:assignment/answer","status":200');
    expect(log).toContain('"route":"/judge"');
    expect(log).not.toMatch(/private|jo|Evening/u);
    expect(log).not.toContain(assignment.id);
    expect(log).not.toContain(links[0].replace('/judge#', ''));
    for (const text of SOURCE) expect(log).not.toContain(text);
  });

  it('tells where a fault is, and the answer does not', async () => {
    const broken = await openRoom({ folder: join(folder, 'broken') });
    await broken.services.store.db.schema.dropTable('organiser_links').execute();
    const { status, body } = await broken.organiser.send('POST', 'organisers', { name: 'Pat' });
    expect({ status, body }).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL' } } });
    expect(JSON.stringify(body)).not.toMatch(/organiser_links|\.ts/u);
    expect(broken.logged.join('\n')).toMatch(/"event":"fault".*sessions\.ts/u);
    await broken.close();
  });
});

describe('the web app', () => {
  it.each([
    '/',
    '/campaigns/01ab',
    '/campaigns/01ab/items',
    '/judge',
    '/judge/key',
    '/tasks/1',
    '/team/explorer',
    '/team/leaderboard',
    '/team/key',
    '/join/token',
    '/playground',
  ])('is one page for all its rooms: %s', async (path) => {
    const { text, headers, status } = await room.nobody.send('GET', path);
    expect({ text, status }).toEqual({ text: '<!doctype html><title>Stet</title>', status: 200 });
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('has files that browsers keep for good, since their names change with their content', async () => {
    const { text, headers } = await room.nobody.send('GET', '/assets/index-1a2b.js');
    expect(text).toBe('export {}');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-type')).toMatch(/javascript/u);
    expect((await room.nobody.send('GET', '/favicon.svg')).text).toBe('<svg/>');
  });

  it.each(['/assets/../../secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%2fsecret.txt', '/assets/none.js', '/none'])(
    'gives nothing else: %s',
    async (path) => {
      const { status, text } = await room.nobody.send('GET', path);
      expect(status).toBe(404);
      expect(text).not.toContain('secret');
    },
  );

  it('is also what a browser is answered for an unknown address, with status 404', async () => {
    const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const { text, status } = await room.nobody.send('GET', '/nowhere', undefined, accept);
    expect({ text, status }).toEqual({ text: '<!doctype html><title>Stet</title>', status: 404 });
  });

  it.each([
    ['a program', 'GET', '/nowhere', '*/*'],
    ['a browser that opens the API', 'GET', '/api/v1/nowhere', 'text/html'],
    ['a browser that opens another version of the API', 'GET', '/api/v9', 'text/html'],
    ['a form', 'POST', '/nowhere', 'text/html'],
  ])('answers %s with JSON for an unknown address', async (_, method, path, accept) => {
    const { body, status } = await room.nobody.send(method, path, undefined, { accept });
    expect({ body, status }).toMatchObject({ body: { error: { code: 'NOT_FOUND' } }, status: 404 });
  });

  it('says so when it is not built', async () => {
    const bare = await openRoom({ folder: join(folder, 'bare') });
    const { status, text } = await bare.nobody.send('GET', '/');
    expect(status).toBe(503);
    expect(text).toContain('npm run build');
    await bare.close();
  });
});
