import { gunzipSync } from 'node:zlib';
import { readJudgments, scoreAgreement, type Ranking } from '@stet/core/internal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Assignment } from '../judging/schemas.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { answerId, draft, ok, running } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import type { ExportLosses } from './schemas.js';

const PAIRS = [
  ['ann', 'bob'],
  ['ann', 'cat'],
  ['cat', 'dan'],
];

/** What a judge says of two outputs of the third sentence, which all systems correct differently. */
function scoredPair(judge: string, better: string, worse: string, at: number): Ranking {
  const strictness = judge === 'kim' ? 20 : 0;
  const edit = { start: 1, end: 2, correction: 'is' };
  return {
    ...{ sentence: 2, judge, item: String(at), seconds: 9, missed: [{ start: 2, end: 3 }] },
    outputs: [
      { systems: [better], rank: 1, scores: { fluency: 80 - at - strictness }, edits: [{ ...edit, verdict: 'right' }] },
      {
        ...{ systems: [worse], rank: 2, scores: { fluency: 40 + at - strictness } },
        edits: [{ ...edit, verdict: judge === 'kim' ? 'wrong' : 'unnecessary' }],
      },
    ],
    drawing: { by: 'even', probability: 1 / PAIRS.length },
  };
}

describeDatabases('exports', ({ fresh }) => {
  let room: Room;
  let id: string;
  beforeAll(async () => {
    room = await openRoom(await fresh());
    const campaign = await running(room, { repeatEvery: 2, overlap: { share: 1, judges: 2 } }, ['jo', '=1+1', 'Zoë']);
    ({ id } = campaign);
    for (const judge of campaign.judges) await judgeAll(judge);
  });
  afterAll(() => room.close());

  async function judgeAll(judge: Client): Promise<void> {
    for (;;) {
      room.now += 12_345;
      const { body } = ok(await judge.send('POST', 'judging/next'));
      const { assignment } = body as { assignment: Assignment | null };
      if (assignment === null) return;
      room.now += 4321;
      const skip = assignment.number === 2 ? 'cannot-tell' : null;
      const ranks = skip === null ? assignment.outputs.map((text) => 1 + (text.length % 2)) : null;
      const answer = { id: answerId(), revision: 0, ranks, skip, comment: '<b>&"' };
      ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
    }
  }

  const download = async (format: string, campaign = id): ReturnType<Client['send']> =>
    ok(await room.organiser.send('GET', `campaigns/${campaign}/export/${format}`));

  it('hold the same rankings as XML, JSON Lines and backup', async () => {
    const rankings = readJudgments((await download('jsonl')).text);
    expect(rankings.length).toBeGreaterThan(10);
    expect(rankings[0]).toMatchObject({ judge: 'jo', seconds: 4.321 });
    expect(readJudgments((await download('xml')).text)).toEqual(rankings);
    expect(readJudgments(await unpacked())).toEqual(rankings);
  });

  async function unpacked(campaign = id): Promise<string> {
    return gunzipSync((await download('backup', campaign)).bytes).toString('utf8');
  }

  it('neutralise formulas in CSV', async () => {
    const { text } = await download('csv');
    expect(text).not.toMatch(/(?:^|,)"?=/mu);
    const judges = readJudgments(text).map(({ judge }) => judge);
    expect(new Set(judges).size).toBe(3);
  });

  it('are a page without scripts, which may do nothing where it is opened', async () => {
    const { text, headers } = await download('html');
    expect(text).toMatch(/^<!doctype html>/u);
    expect(text).not.toMatch(/<script/u);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Evening-class.html"');
  });

  /** Judgments that hold all that there is beside ranks, and a campaign with them. */
  async function importAll(): Promise<{ judgments: string; imported: string }> {
    const imported = await draft(room.organiser);
    const judgments = PAIRS.flatMap(([better, worse], at) =>
      ['jo', 'kim'].map((judge) => `${JSON.stringify(scoredPair(judge, better, worse, at))}\n`),
    ).join('');
    ok(await room.organiser.upload(`campaigns/${imported}/judgments`, judgments));
    return { judgments, imported };
  }

  it('say what their format cannot hold, before and as they are downloaded', async () => {
    const { imported } = await importAll();
    const { rows } = ok(await room.organiser.send('GET', `campaigns/${imported}/export`)).body as ExportLosses;
    const besideRanks = [
      'the scores',
      'how the pair was drawn',
      'the verdicts on edits',
      'the errors marked in the source',
    ];
    const losses = Object.fromEntries(rows.map(({ format, loses }) => [format, loses]));
    expect(losses).toMatchObject({
      xml: besideRanks.map((what) => `${what}, of 6 judgments`),
      csv: ['the name of the item', 'the time that the judge took', ...besideRanks].map(
        (what) => `${what}, of 6 judgments`,
      ),
      jsonl: [],
    });
    for (const { format, loses } of rows) {
      const told = (await download(format, imported)).headers.get('stet-not-carried-over');
      expect(JSON.parse(told ?? '[]')).toEqual(loses);
    }
    const { rows: ofRanks } = ok(await room.organiser.send('GET', `campaigns/${id}/export`)).body as ExportLosses;
    expect(ofRanks.find(({ format }) => format === 'xml')?.loses).toEqual([]);
    expect((await download('xml')).headers.has('stet-not-carried-over')).toBe(false);
  });

  it('have a chapter in the report on all that judgments hold beside ranks', async () => {
    const { judgments, imported } = await importAll();
    const { text } = await download('html', imported);
    const headings = (page: string): string[] => [...page.matchAll(/<h2 id="([^"]+)"/gu)].map(([, id]) => id);
    const beside = ['the-scores', 'the-edits', 'the-drawing'];
    expect(headings(text)).toEqual(['ranking', 'head-to-head', ...beside, 'judges']);
    expect(headings((await download('html')).text)).toEqual(['ranking', 'head-to-head', 'judges']);
    const [scores, edits, drawing] = beside.map(
      (chapter) => text.split(`<h2 id="${chapter}"`)[1].split('</section>')[0],
    );
    const alpha = scoreAgreement(readJudgments(judgments))[0].alpha.value ?? NaN;
    expect(scores).toContain(`<bdi>${alpha.toFixed(2)}</bdi>`);
    expect(edits).toContain(
      '6 are right, 3 wrong and 3 unnecessary. Errors of the source sentences that they marked: 6.',
    );
    expect(drawing).toContain('All 6 pairs were drawn evenly');
  });

  it('restore to a campaign with the same judgments, results and items, and no links', async () => {
    const backup = await unpacked();
    const { body } = ok(await room.organiser.send('POST', 'campaigns/restore', backup));
    const restored = body as { id: string };
    expect(restored).toMatchObject({ name: 'Evening class', state: 'paused', items: 5, wanted: 10 });
    expect((await download('xml', restored.id)).text).toBe((await download('xml')).text);
    for (const result of ['ranking', 'agreement', 'head-to-head']) {
      const [original, copy] = await Promise.all(
        [id, restored.id].map((campaign) => room.organiser.send('GET', `campaigns/${campaign}/${result}`)),
      );
      expect({ ...(copy.body as object), version: 0 }).toEqual({ ...(original.body as object), version: 0 });
    }
    const { rows } = (await room.organiser.send('GET', `campaigns/${restored.id}/judges`)).body as {
      rows: { name: string; hasLink: boolean }[];
    };
    expect(rows.map(({ hasLink }) => hasLink)).toEqual([false, false, false]);
    const restoredLines = (await unpacked(restored.id)).split('\n').length;
    expect(restoredLines).toBe(backup.split('\n').length);
  });

  it('refuse a backup that is cut off, or none', async () => {
    const backup = await unpacked();
    const cut = await room.organiser.send('POST', 'campaigns/restore?file=b.jsonl', backup.slice(0, -20));
    expect(cut).toMatchObject({ status: 422, body: { error: { code: 'BAD_BACKUP', file: 'b.jsonl' } } });
    const none = await room.organiser.send('POST', 'campaigns/restore', 'hello\n');
    expect(none).toMatchObject({ status: 422, body: { error: { code: 'BAD_BACKUP', line: 1 } } });
    const [head, ...rows] = backup.split('\n');
    const newer = [head.replace('backup-1', 'backup-2').replace(/"stet":"[^"]*"/u, '"stet":"9.1"'), ...rows].join('\n');
    expect(await room.organiser.send('POST', 'campaigns/restore', newer)).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_BACKUP', found: 'one by a newer version, "9.1"' } },
    });
    const twice = [head, rows[0], rows[1], ...rows.slice(1)].join('\n');
    expect(await room.organiser.send('POST', 'campaigns/restore', twice)).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_BACKUP', line: 4, expected: 'each row of a backup once' } },
    });
    const judge = rows.find((row) => row.startsWith('{"judge"')) ?? '';
    const namesake = [head, ...rows.slice(0, -1), judge.replace(/"id":"\w+"/u, '"id":"other"')].join('\n');
    expect(await room.organiser.send('POST', 'campaigns/restore', namesake)).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_BACKUP', found: 'two rows with the same id, name or number' } },
    });
    const lines = backup.split('\n').filter((line) => !line.startsWith('{"item"'));
    expect((await room.organiser.send('POST', 'campaigns/restore', lines.join('\n'))).status).toBe(422);
  });
});
