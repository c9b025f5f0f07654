import { gzipSync } from 'node:zlib';
import { readJudgments, type Ranking } from '@stet/core/internal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tar } from '../archive/tar.js';
import type { Verdicts } from '../dashboard/schemas.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { draft, ok } from '../testing/campaign.js';
import { openRoom, type Answer, type Room } from '../testing/room.js';

/** Two pages of step 1 as SEEDA's annotators left them; sentences count from 1. */
const STEP_ONE = [
  [
    'He [go] home [] .',
    [[['ann', 'cat'], 'He [go→goes|True] home .'] as const, [['dan'], 'He [go→went|False] home .'] as const],
  ],
  [
    'She [like] it .',
    [[['ann', 'dan'], 'She [like→likes|True] it .'] as const, [['cat'], 'She [like→liked] it .'] as const],
  ],
] as const;
const LINES = STEP_ONE.map(([source, corrections], at) =>
  JSON.stringify({
    ...{ annotator: 1, file: at, item: at + 1, srcId: at + 1, before: '', source, after: '', sourceAsReleased: true },
    corrections: corrections.map(([systems, raw], index) => ({ s: index + 1, systems, raw, edits: [] })),
    unshown: [],
  }),
).join('\n');
const PAGES = STEP_ONE.map(([source, corrections], at) => ({
  name: `seeda/annotator1/${at}.txt`,
  text: [
    ...['<Source with context>', '', `<t>${source}</t>`, '', '', '<Correction>'],
    ...corrections.map(([, raw], index) => `<s${index + 1}>${raw}</s${index + 1}>`),
    '',
  ].join('\n'),
}));
const RANKS = `<appraise-results><error-correction-ranking-result>${STEP_ONE.map(
  ([, corrections], at) =>
    `<ranking-item src-id="${at + 1}" doc-id="INPUT" id="${at + 1}" duration="00:00:20.0" user="annotator1">${corrections
      .map(([systems], index) => `<translation system="${systems.join(' ')}" rank="${index + 1}"/>`)
      .join('')}</ranking-item>`,
).join('')}</error-correction-ranking-result></appraise-results>`;

const NO_LABEL = '1 malformed brackets of edits; no verdict is taken from them';

describeDatabases("an import of SEEDA's files", ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  const bringIn = async (judgments: Buffer | string, ranks?: Buffer | string): Promise<Answer & { id: string }> => {
    const id = await draft(room.organiser);
    const [first, second] = [Buffer.from(ranks ?? ''), Buffer.from(judgments)];
    const query = ranks === undefined ? '' : `&ranks=judgments_edit.xml&ranksBytes=${first.length}`;
    const body = Buffer.concat([first, second]);
    return { id, ...(await room.organiser.upload(`campaigns/${id}/judgments?file=step1${query}`, body)) };
  };
  const rankingsOf = async (id: string): Promise<Ranking[]> =>
    readJudgments(ok(await room.organiser.send('GET', `campaigns/${id}/export/jsonl`)).text);

  it.each([
    ['lines and ranks', LINES, RANKS],
    ['packed lines and packed ranks', gzipSync(LINES), gzipSync(RANKS)],
    ['a tar file of its folder, and ranks', tar(PAGES), RANKS],
    [
      'a tar file of everything',
      gzipSync(tar([...PAGES, { name: 'seeda/judgments_edit.xml', text: RANKS }])),
      undefined,
    ],
  ])('takes %s', async (_, judgments, ranks) => {
    const answer = await bringIn(judgments, ranks);
    expect(ok(answer).body).toMatchObject({ state: 'closed', judged: 2, warnings: [NO_LABEL] });
    const rankings = await rankingsOf(answer.id);
    expect(rankings).toMatchObject([
      {
        ...{ sentence: 0, judge: 'annotator1' },
        missed: [
          { start: 1, end: 2 },
          { start: 3, end: 3 },
        ],
        outputs: [
          { systems: ['ann', 'cat'], rank: 1, edits: [{ correction: 'goes', verdict: 'right' }] },
          { systems: ['dan'], rank: 2, edits: [{ correction: 'went', verdict: 'wrong' }] },
        ],
      },
      { sentence: 1, outputs: [{ edits: [{ verdict: 'right' }] }, { edits: [{ verdict: null }] }] },
    ]);
    const verdicts = ok(await room.organiser.send('GET', `campaigns/${answer.id}/verdicts`)).body as Verdicts;
    expect(verdicts).toMatchObject({ total: { right: 2, wrong: 1 }, missed: 3, gaps: 1 });
    // The room's own files come back as they went.
    const { bytes } = ok(await room.organiser.send('GET', `campaigns/${answer.id}/export/seeda`));
    const again = await bringIn(Buffer.from(bytes));
    ok(again);
    expect(await rankingsOf(again.id)).toEqual(rankings);
  });

  it.each<[string, Buffer | string, string | undefined, number, RegExp]>([
    ['step 1 without ranks', LINES, undefined, 422, /no file of ranks/u],
    ['pages without ranks', tar(PAGES), undefined, 422, /no file of ranks/u],
    [
      'two files of ranks, of which nobody chose one',
      tar([...PAGES, ...['edit', 'sent'].map((kind) => ({ name: `judgments_${kind}.xml`, text: RANKS }))]),
      undefined,
      422,
      /no file of ranks/u,
    ],
    ['a tar file without pages', tar([{ name: 'a.txt', text: 'a' }]), RANKS, 422, /such as annotator1\/0\.txt/u],
    ['a tar file that is cut off', tar(PAGES).subarray(0, 1024), RANKS, 422, /damaged or cut off/u],
    ['ranks alone', '', RANKS, 400, /ranks and then judgments/u],
  ])('refuses %s', async (_, judgments, ranks, status, message) => {
    const answer = await bringIn(judgments, ranks);
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(message)]);
    expect(ok(await room.organiser.send('GET', `campaigns/${answer.id}`)).body).toMatchObject({ state: 'draft' });
  });

  it('of ranks alone asks what sentences are counted from where few outputs tell, and takes the answer', async () => {
    const bringRanks = async (query: string): Promise<Answer & { id: string }> => {
      const id = await draft(room.organiser);
      return { id, ...(await room.organiser.upload(`campaigns/${id}/judgments?file=ranks.xml${query}`, RANKS)) };
    };
    const refused = await bringRanks('');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('of 2 outputs of several systems');
    const taken = await bringRanks('&firstSentence=1');
    ok(taken);
    expect((await rankingsOf(taken.id)).map(({ sentence }) => sentence)).toEqual([0, 1]);
  });
});
