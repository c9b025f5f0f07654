import { gunzipSync } from 'node:zlib';
import { parseM2, parsePlainText } from '@stet/core/internal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '../http/schemas.js';
import type { JoinLink, Leaderboard, Submission, Task, Team, TeamLink } from '../index.js';
import { TASK_BACKUP_TABLES } from '../exports/task-backup-tables.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SOURCE, SYSTEMS, lines, ok } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { GOLD, openSettings, openTask, scoreAll, submit } from '../testing/task.js';

describeDatabases('tasks', ({ fresh }) => {
  let room: Room;
  let organiser: Client;
  beforeAll(async () => {
    room = await openRoom(await fresh());
    ({ organiser } = room);
  });
  afterAll(() => room.close());

  const create = async (): Promise<string> =>
    (ok(await organiser.send('POST', 'tasks', { name: 'New' })).body as Task).id;
  const get = async (id: string, who = organiser): Promise<Task> =>
    ok(await who.send('GET', `tasks/${id}`)).body as Task;

  it('begin with defaults, and are made of a source and a gold', async () => {
    const id = await create();
    expect(await get(id)).toMatchObject({ sentences: 0, goldVersion: 0, settings: { metrics: ['m2'], phases: [] } });
    ok(await organiser.upload(`tasks/${id}/source`, lines(SOURCE)));
    ok(await organiser.upload(`tasks/${id}/gold`, GOLD));
    expect(await get(id)).toMatchObject({ sentences: 6, annotators: 2, errorTypes: ['Vt', 'SVA'], goldVersion: 1 });
    expect(await get(id, room.nobody)).toMatchObject({ annotators: 2, errorTypes: [], may: { organise: false } });
  });

  it('have phases in any IANA time zone, also by a newer name than the server lists, and in no other', async () => {
    const phase = { name: 'Test', opensAt: 0, closesAt: null };
    const create = async (timeZone: string): Promise<number> =>
      (await organiser.send('POST', 'tasks', { name: 'Zoned', settings: { phases: [{ ...phase, timeZone }] } })).status;
    for (const zone of ['UTC', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Kolkata'])
      expect([zone, await create(zone)]).toEqual([zone, 201]);
    for (const zone of ['Europe/Atlantis', '+02:00', '']) expect([zone, await create(zone)]).toEqual([zone, 400]);
  });

  it('take the source from the first gold where there is none', async () => {
    const id = await create();
    const alternatives = await organiser.upload(`tasks/${id}/alternatives`, GOLD);
    expect(alternatives).toMatchObject({ status: 409, body: { error: { code: 'WRONG_STATE' } } });
    ok(await organiser.upload(`tasks/${id}/gold`, GOLD));
    expect(await get(id)).toMatchObject({ sentences: 6, goldVersion: 1, alternativesVersion: 0 });
    ok(await organiser.send('DELETE', `tasks/${id}/source`));
    expect(await get(id)).toMatchObject({ sentences: 0, goldVersion: 0 });
  });

  it('take gold as I-measure XML and as NUCLE SGML too', async () => {
    const id = await create();
    ok(await organiser.upload(`tasks/${id}/gold`, GOLD));
    // From essays, an edit that both annotators made is listed once, as in the gold of CoNLL-2014.
    for (const [format, count] of [
      ['i-measure', 9],
      ['nucle', 8],
    ] as const) {
      const { text } = ok(await organiser.send('GET', `tasks/${id}/golds/gold?format=${format}`));
      expect(text).toMatch(/^</u);
      ok(await organiser.upload(`tasks/${id}/gold`, text));
      const m2 = ok(await organiser.send('GET', `tasks/${id}/golds/gold`)).text;
      const edits = parseM2(m2).flatMap(({ annotations }) => annotations.filter(({ start }) => start >= 0));
      expect([format, edits.length]).toEqual([format, count]);
    }
    const several = ok(await organiser.send('GET', `tasks/${id}/golds/gold?format=hoo`));
    expect(several.headers.get('content-type')).toBe('application/x-tar');
    expect(several.bytes.length % 512).toBe(0);
    expect(several.bytes.subarray(0, 8).toString()).toBe('gold.txt');
  });

  it('refuse a gold as their source, whose lines would pass for sentences', async () => {
    const { body } = ok(await room.organiser.send('POST', 'tasks', { name: 'Mixed up' }));
    const { id } = body as { id: string };
    const refused = await room.organiser.upload(`tasks/${id}/source?file=gold.m2`, GOLD);
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'NOT_PLAIN_TEXT', file: 'gold.m2', line: 1 } },
    });
    expect((await room.organiser.send('GET', `tasks/${id}`)).body).toMatchObject({ sentences: 0 });
  });

  it('refuse a gold of other sentences, and files that are none', async () => {
    const { id } = await openTask(room);
    for (const [text, code] of [
      [GOLD.replace('She like it', 'She likes it'), 'SOURCES_DIFFER'],
      [`${GOLD}S One more .\n`, 'SOURCES_DIFFER'],
      ['hello\n', 'UNKNOWN_LINE'],
      ['', 'SOURCES_DIFFER'],
      ['<edits></edits>', 'BAD_MARKUP'],
      ['<scripts><script', 'BAD_MARKUP'],
    ] as const) {
      const response = await organiser.upload(`tasks/${id}/gold?file=g.m2`, text);
      expect([text, response.status, response.body]).toMatchObject([text, 422, { error: { code, file: 'g.m2' } }]);
    }
    expect(await get(id)).toMatchObject({ goldVersion: 1 });
  });

  it('take a gold with bad offsets where the organiser leaves these edits out, and say how many they are', async () => {
    const { id, teams } = await openTask(room, { gold: null });
    const bad = GOLD.replace('A 1 2|||SVA|||see', 'A 3 9|||SVA|||see').replace('A 1 2|||Vt|||saw', 'A 2 1|||Vt|||saw');
    for (const gold of ['gold', 'alternatives']) {
      const refused = await organiser.upload(`tasks/${id}/${gold}?file=g.m2`, bad);
      expect([gold, refused.status, refused.body]).toMatchObject([
        gold,
        422,
        {
          error: {
            code: 'OFFSETS_OUT_OF_RANGE',
            file: 'g.m2',
            line: 20,
            remedy: expect.not.stringContaining('--') as string,
          },
          badEdits: 2,
          first: [
            { line: 20, found: '3 9' },
            { line: 21, found: '2 1' },
          ],
        },
      ]);
      expect(await get(id)).toMatchObject({ goldVersion: 0, skippedEdits: 0 });
    }
    ok(await organiser.upload(`tasks/${id}/gold?skipBadEdits=true`, bad));
    expect(await get(id)).toMatchObject({ goldVersion: 1, annotators: 2, skippedEdits: 2 });
    expect(ok(await organiser.send('GET', `tasks/${id}/golds/gold`)).text).toBe(bad);
    expect(ok(await organiser.send('GET', `tasks/${id}/golds/gold?format=i-measure`)).text).not.toContain('>see<');
    ok(await submit(teams[0], SYSTEMS.ann));
    await scoreAll(room);
    const board = async (task: string): Promise<Leaderboard['rows']> =>
      (ok(await organiser.send('GET', `tasks/${task}/leaderboard`)).body as Leaderboard).rows;
    const [{ scores }] = await board(id);
    expect(scores[0].signature).toContain('|skipped:2|');
    const { bytes } = ok(await organiser.send('GET', `tasks/${id}/export`));
    const restored = ok(await organiser.send('POST', 'tasks/restore', bytes)).body as Task;
    expect(restored).toMatchObject({ skippedEdits: 2 });
    expect((await board(restored.id))[0].scores).toEqual(scores);
    ok(await organiser.upload(`tasks/${id}/gold`, GOLD));
    expect(await get(id)).toMatchObject({ goldVersion: 2, skippedEdits: 0 });
  });

  it('count what is left out of a gold that is not M2, too', async () => {
    const { id, teams } = await openTask(room, { gold: null });
    ok(await organiser.upload(`tasks/${id}/gold`, GOLD));
    const xml = ok(await organiser.send('GET', `tasks/${id}/golds/gold?format=i-measure`)).text;
    const bad = xml.replace(/<c start="1" end="2">see</u, '<c start="1" end="9">see<');
    expect(await organiser.upload(`tasks/${id}/gold`, bad)).toMatchObject({ status: 422, body: { badEdits: 1 } });
    ok(await organiser.upload(`tasks/${id}/gold?skipBadEdits=true`, bad));
    expect(await get(id)).toMatchObject({ goldVersion: 2, annotators: 2, skippedEdits: 1 });
    ok(await submit(teams[0], SYSTEMS.ann));
    await scoreAll(room);
    const { rows } = ok(await organiser.send('GET', `tasks/${id}/leaderboard`)).body as Leaderboard;
    expect(rows[0].scores[0].signature).toContain('|skipped:1|');
  });

  it('keep their source once somebody has handed in, and fit it to the gold before', async () => {
    const { id, teams } = await openTask(room);
    const otherSource = await organiser.upload(`tasks/${id}/source`, lines(SOURCE.with(0, 'Else .')));
    expect(otherSource).toMatchObject({ status: 422, body: { error: { code: 'SOURCES_DIFFER' } } });
    ok(await submit(teams[0], SYSTEMS.ann));
    for (const refused of [
      await organiser.upload(`tasks/${id}/source`, lines(SOURCE)),
      await organiser.send('DELETE', `tasks/${id}/source`),
      await organiser.send('PATCH', `tasks/${id}`, { settings: { phases: [] } }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'WRONG_STATE' } } });
  });

  it('give the source as text, as M2 without edits and as JSON', async () => {
    const { id, teams } = await openTask(room);
    const read = async (format: string): Promise<string> =>
      ok(await teams[0].client.send('GET', `tasks/${id}/source?format=${format}`)).text;
    expect(parsePlainText(await read('txt'))).toEqual(SOURCE);
    expect(parseM2(await read('m2'))).toEqual(SOURCE.map((source) => ({ sources: [source], annotations: [] })));
    expect(JSON.parse(await read('json'))).toMatchObject({
      sentences: [{ number: 1, source: SOURCE[0] }, {}, {}, {}, {}, {}],
    });
  });

  it('are listed for organisers, and for everybody when their leaderboard is released', async () => {
    const { id } = await openTask(room);
    const listed = async (who: Client): Promise<string[]> => {
      const ids: string[] = [];
      for (let cursor = ''; ;) {
        const { rows, next } = ok(await who.send('GET', `tasks?limit=2${cursor}`)).body as Page<Task>;
        ids.push(...rows.map((task) => task.id));
        if (next === null) return ids;
        cursor = `&cursor=${next}`;
      }
    };
    expect(await listed(organiser)).toContain(id);
    expect(await listed(room.nobody)).not.toContain(id);
    const release = { leaderboard: room.now + 1 };
    ok(await organiser.send('PATCH', `tasks/${id}`, { settings: openSettings(room.now, { release }) }));
    expect(await listed(room.nobody)).not.toContain(id);
    room.now++;
    expect(await listed(room.nobody)).toContain(id);
  });

  it('are joined by link, until it is revoked, under a name of one’s own', async () => {
    const { id } = await openTask(room, { teams: [] });
    const { link } = ok(await organiser.send('POST', `tasks/${id}/join-link`)).body as JoinLink;
    const newcomer = room.holder(link.replace('/join#', ''));
    expect(ok(await newcomer.send('GET', 'join')).body).toMatchObject({ task: id, name: 'Evening class', phase: 0 });
    const joined = ok(await newcomer.send('POST', 'join', { name: '<b>Zoë</b> & co' })).body as TeamLink;
    expect(joined).toMatchObject({ team: { name: '<b>Zoë</b> & co', linked: true }, link: `/team#${joined.key}` });
    expect(ok(await room.holder(joined.key).send('GET', 'team')).body).toMatchObject({ team: joined.team });
    const namesake = await newcomer.send('POST', 'join', { name: '<B>ZOË</b>  & CO' });
    expect(namesake).toMatchObject({ status: 409, body: { error: { code: 'NAME_TAKEN' } } });
    for (const name of ['', ' ', 'a\nb', '\u0000', 'x'.repeat(81)]) {
      expect((await newcomer.send('POST', 'join', { name })).status).toBe(400);
    }
    ok(await organiser.send('DELETE', `tasks/${id}/join-link`));
    expect((await newcomer.send('GET', 'join')).status).toBe(401);
    const path = `tasks/${id}/teams/${joined.team.id}/link`;
    const renewed = ok(await organiser.send('POST', path)).body as TeamLink;
    expect((await room.holder(joined.key).send('GET', 'team')).status).toBe(401);
    ok(await organiser.send('DELETE', path));
    expect((await room.holder(renewed.key).send('GET', 'team')).status).toBe(401);
    const { rows } = ok(await organiser.send('GET', `tasks/${id}/teams`)).body as { rows: Team[] };
    expect(rows).toMatchObject([{ linked: false, submissions: 0 }]);
  });

  it('are taken away as one file and restored, scores, ranks and all, without links', async () => {
    const { id, teams } = await openTask(room, { teams: ['ann', 'bob', 'cat'] });
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    ok(await organiser.upload(`tasks/${id}/alternatives`, GOLD));
    await scoreAll(room);
    ok(await submit(teams[1], SYSTEMS.dan));
    const { bytes, headers } = ok(await organiser.send('GET', `tasks/${id}/export`));
    expect(headers.get('content-disposition')).toBe('attachment; filename="Evening-class.task.jsonl.gz"');
    const text = gunzipSync(bytes).toString('utf8');
    for (const { key } of teams) expect(text).not.toContain(key);
    expect(text).not.toMatch(/key_hash|join_hash/u);
    const restored = ok(await organiser.send('POST', 'tasks/restore', bytes)).body as Task;
    expect(restored).toMatchObject({ name: 'Evening class', sentences: 6, teams: 3, submissions: 4, waiting: 1 });
    const board = async (task: string, gold: string): Promise<object> => {
      const { rows, unranked } = ok(await organiser.send('GET', `tasks/${task}/leaderboard?gold=${gold}`))
        .body as Leaderboard;
      return { rows: rows.map(({ submission: _, ...row }) => row), unranked };
    };
    await scoreAll(room);
    for (const gold of ['gold', 'alternatives']) expect(await board(restored.id, gold)).toEqual(await board(id, gold));
    const { rows } = ok(await organiser.send('GET', `tasks/${restored.id}/teams`)).body as { rows: Team[] };
    expect(rows.map(({ linked }) => linked)).toEqual([false, false, false]);
    const secondBackup = ok(await organiser.send('GET', `tasks/${restored.id}/export`)).bytes;
    expect(gunzipSync(secondBackup).toString('utf8').split('\n').length).toBeGreaterThan(text.split('\n').length);
  });

  it('are restored from a file that also has the statistics of each sentence, as earlier versions wrote them', async () => {
    const { id, teams } = await openTask(room);
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    await scoreAll(room);
    const text = gunzipSync(ok(await organiser.send('GET', `tasks/${id}/export`)).bytes).toString('utf8');
    const older = text.replaceAll(',"resampled":', ',"stats":"[[0,1,1,1]]","resampled":');
    expect(older).not.toBe(text);
    const restored = ok(await organiser.send('POST', 'tasks/restore', older)).body as Task;
    expect(restored).toMatchObject({ goldVersion: 1, waiting: 0 });
  });

  it('are scored again when they are restored from a file that lacks the values on resamples', async () => {
    const { id, teams } = await openTask(room);
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    await scoreAll(room);
    const text = gunzipSync(ok(await organiser.send('GET', `tasks/${id}/export`)).bytes).toString('utf8');
    const older = text.replace(/,"resampled":"[^"]*"/gu, '');
    expect(older).not.toBe(text);
    const restored = ok(await organiser.send('POST', 'tasks/restore', older)).body as Task;
    expect(restored).toMatchObject({ goldVersion: 2, waiting: 2 });
  });

  it('tell annotators and error types of a gold whose facts were not kept', async () => {
    const { id } = await openTask(room);
    const facts = ok(await organiser.send('GET', `tasks/${id}`)).body as Task;
    expect(facts).toMatchObject({ annotators: 2, errorTypes: ['Vt', 'SVA'] });
    const { bytes } = ok(await organiser.send('GET', `tasks/${id}/export`));
    expect(gunzipSync(bytes).toString('utf8')).not.toContain('"facts"');
    const { annotators, errorTypes } = ok(await organiser.send('POST', 'tasks/restore', bytes)).body as Task;
    expect({ annotators, errorTypes }).toEqual({ annotators: facts.annotators, errorTypes: facts.errorTypes });
  });

  it('refuse to be restored from a file that is cut off, changed, or none', async () => {
    const { id, teams } = await openTask(room);
    ok(await submit(teams[0], SYSTEMS.ann));
    const text = gunzipSync(ok(await organiser.send('GET', `tasks/${id}/export`)).bytes).toString('utf8');
    const lost = (name: string): string =>
      text
        .split('\n')
        .filter((line) => !line.startsWith(`{"${name}"`))
        .join('\n');
    for (const broken of [
      text.slice(0, -20),
      'hello\n',
      '',
      lost('tasks'),
      lost('teams'),
      lost('golds'),
      lost('task_sources'),
      text.replace('"confidence\\":0.95', '"confidence\\":7'),
      `${text}{"organisers":{"id":"x"}}\n`,
    ]) {
      const response = await organiser.send('POST', 'tasks/restore?file=b.jsonl', broken);
      expect([response.status, response.body]).toMatchObject([422, { error: { code: 'BAD_BACKUP', file: 'b.jsonl' } }]);
    }
  });

  it('take all their tables along', async () => {
    const tables = await room.services.store.db.introspection.getTables();
    const backedUp = new Set(['tasks', ...TASK_BACKUP_TABLES.map(({ name }) => name)]);
    const columns = (name: string): string[] =>
      Object.keys(TASK_BACKUP_TABLES.find((table) => table.name === name)?.columns ?? {});
    for (const table of tables) {
      const names = table.columns.map(({ name }) => name);
      if (names.includes('task_id')) expect([...backedUp]).toContain(table.name);
      if (columns(table.name).length > 0) expect(columns(table.name).sort()).toEqual(names.sort());
    }
  });

  it('are gone with all that they hold when they are removed', async () => {
    const { id, teams } = await openTask(room);
    const { id: submission } = ok(await submit(teams[0], SYSTEMS.ann)).body as Submission;
    ok(await organiser.send('DELETE', `tasks/${id}`));
    await scoreAll(room);
    expect((await organiser.send('GET', `tasks/${id}`)).status).toBe(404);
    expect((await teams[0].client.send('GET', `team/submissions/${submission}`)).status).toBe(401);
  });
});
