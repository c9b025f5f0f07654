import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson, sharedFolder } from '../../../core/src/testing/shared.js';
import type { Leaderboard, Submission, Task } from '../index.js';
import { ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { addTeam, openSettings, scoreAll } from '../testing/task.js';

const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');

interface Counts {
  readonly correct: number;
  readonly proposed: number;
  readonly gold: number;
}

/** The thirteen public outputs, against the official gold and the one with alternative answers: Ng et al. 2014. */
describeGolden('the leaderboard of CoNLL-2014', () => {
  const table7 = readSharedJson('golden/m2/corpus.json') as Record<string, Counts & { table7: string }>;
  const table8 = readSharedJson('golden/m2/alt.json') as {
    systems: Record<string, Counts & { table8: string; types: Record<string, [number, number]> }>;
  };

  sharedFolder('data/conll14');

  const folder = mkdtempSync(join(tmpdir(), 'stet-conll-'));
  let room: Room;
  let id: string;
  beforeAll(async () => {
    room = await openRoom({ folder });
    const { organiser } = room;
    const task = { name: 'CoNLL-2014', settings: openSettings(room.now) };
    ({ id } = ok(await organiser.send('POST', 'tasks', task)).body as Task);
    ok(await organiser.upload(`tasks/${id}/gold`, readShared('data/conll14/noalt/official-2014.combined.m2')));
    for (const name of SYSTEMS) {
      const { client } = await addTeam(room, id, name);
      const output = readShared(`data/conll14/submissions/${name}`);
      expect(ok(await client.send('POST', 'team/submissions', output)).body).toMatchObject({ state: 'waiting' });
    }
    const withAlternatives = readShared('data/conll14/alt/official-2014.combined-withalt.m2');
    ok(await organiser.upload(`tasks/${id}/alternatives`, withAlternatives));
    await scoreAll(room);
  });
  afterAll(async () => {
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const board = async (query: string): Promise<Leaderboard> =>
    ok(await room.organiser.send('GET', `tasks/${id}/leaderboard${query}`)).body as Leaderboard;
  const percents = (row: Leaderboard['rows'][number]): string => {
    const { precision, recall, value } = row.scores[0].parts;
    return [precision, recall, value].map((score) => (100 * score).toFixed(2)).join(' ');
  };

  it('is Table 7: counts to the integer, digits as printed, teams in its order', async () => {
    const { rows, unranked, sentences } = await board('');
    expect([rows.length, unranked, sentences]).toEqual([13, [], 1312]);
    for (const row of rows) {
      const { correct, proposed, gold, table7: printed } = table7[row.team];
      expect([row.team, row.scores[0].parts]).toMatchObject([row.team, { correct, proposed, gold }]);
      if (row.team !== 'INPUT') expect([row.team, percents(row)]).toEqual([row.team, printed]);
    }
    // Without NARA, whose output was never public.
    const order = 'CAMB CUUI AMU POST NTHU RAC UMC PKU SJTU UFC IPN IITB INPUT';
    expect(rows.map(({ team }) => team).join(' ')).toBe(order);
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from(rows, (_, at) => at + 1));
    for (const { range } of rows) expect(range?.[0]).toBeLessThanOrEqual(range?.[1] ?? 0);
    // CAMB and CUUI cannot be told apart; nobody else reaches their ranks.
    expect(rows.map(({ cluster }) => cluster).slice(0, 3)).toEqual([1, 1, 1]);
  });

  it('is Table 8 with alternative answers, also by error type', async () => {
    const { rows } = await board('?gold=alternatives&type=ArtOrDet');
    for (const row of rows) {
      if (row.team === 'INPUT') continue;
      const { correct, proposed, gold, table8: printed, types } = table8.systems[row.team];
      expect([row.team, row.scores[0].parts]).toMatchObject([row.team, { correct, proposed, gold }]);
      expect([row.team, percents(row)]).toEqual([row.team, printed]);
      const [matched, goldEdits] = types.ArtOrDet;
      expect([row.team, row.type]).toEqual([row.team, { type: 'ArtOrDet', matched, gold: goldEdits }]);
    }
    const order = 'CUUI CAMB AMU POST UMC NTHU PKU RAC SJTU UFC IPN IITB INPUT';
    expect(rows.map(({ team }) => team).join(' ')).toBe(order);
  });

  it('opens to sentences that add up to it', async () => {
    const { rows } = await board('');
    const [{ submission, scores }] = rows;
    const sentences: { outputs: Counts[] }[] = [];
    for (let total = 1; sentences.length < total;) {
      const query = `from=${sentences.length + 1}&limit=500`;
      const { body } = ok(await room.organiser.send('GET', `tasks/${id}/submissions/${submission}/sentences?${query}`));
      const page = body as { total: number; sentences: typeof sentences };
      ({ total } = page);
      sentences.push(...page.sentences);
    }
    const sum = (key: keyof Counts): number => sentences.reduce((total, { outputs }) => total + outputs[0][key], 0);
    expect(scores[0].parts).toMatchObject({ correct: sum('correct'), proposed: sum('proposed'), gold: sum('gold') });
  });

  it('is made of submissions that are scored, charged and ranked once each', async () => {
    const page = ok(await room.organiser.send('GET', `tasks/${id}/submissions?limit=200`)).body as {
      rows: Submission[];
    };
    expect(page.rows).toHaveLength(13);
    expect(page.rows.every(({ state, charged, ranked }) => state === 'scored' && charged && ranked)).toBe(true);
  });
});
