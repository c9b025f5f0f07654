import { gunzipSync } from 'node:zlib';
import { markedEdits, readJudgments } from '@stet/core/internal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTar } from '../archive/read-tar.js';
import { describeDatabases } from '../storage/testing/databases.js';
import type { Quality } from '../dashboard/schemas.js';
import { SYSTEMS, answerId, ok, running } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import type { Assignment, Next } from './schemas.js';

const WRITTEN = Object.values(SYSTEMS).flat();

/** No system wrote it. */
const isDamaged = (text: string): boolean => !WRITTEN.includes(text);
const isCheck = ({ outputs }: Assignment): boolean => outputs.some(isDamaged);

type Ranks = (assignment: Assignment) => number[];
/** Notices what is damaged. */
const carefully: Ranks = ({ outputs }) => outputs.map((text) => (isDamaged(text) ? outputs.length : 1));
/** Takes everything for equally good. */
const carelessly: Ranks = ({ outputs }) => outputs.map(() => 1);

describeDatabases('attention checks', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  const plan = { items: 5, checkEvery: 2, overlap: { share: 1, judges: 2 } };

  async function judgeAll(judge: Client, ranks: Ranks): Promise<{ seen: Assignment[]; saved: Assignment[] }> {
    const seen: Assignment[] = [];
    const saved: Assignment[] = [];
    for (;;) {
      room.now += 10_000;
      const { assignment } = ok(await judge.send('POST', 'judging/next')).body as Next;
      if (assignment === null) return { seen, saved };
      seen.push(assignment);
      const answer = { id: answerId(), revision: 0, ranks: ranks(assignment) };
      const { body } = ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
      saved.push((body as { assignment: Assignment }).assignment);
    }
  }

  const get = async (id: string, path: string): Promise<unknown> =>
    ok(await room.organiser.send('GET', `campaigns/${id}/${path}`)).body;

  it('come once in practice, where they are explained, and then as often as the plan says', async () => {
    const { judges } = await running(room, plan);
    const { seen, saved } = await judgeAll(judges[0], carefully);
    const items = seen
      .slice(1)
      .flatMap((item, at, earnest) =>
        isCheck(item) ? [earnest.slice(0, at).filter((earlier) => !isCheck(earlier)).length] : [],
      );
    expect(isCheck(seen[0])).toBe(true);
    // One after the first or second item, one after the third or fourth: where, chance decides for each judge.
    expect(items.map((before) => Math.ceil(before / 2))).toEqual([1, 2]);
    expect(seen.map(({ practice }) => practice)).toEqual([true, ...Array<boolean>(7).fill(false)]);
    const [practice, ...earnest] = saved;
    expect(practice.outputs).toHaveLength(2);
    expect(practice.feedback).toMatchObject({
      ranks: practice.outputs.map((text) => (isDamaged(text) ? 2 : 1)),
      explanation: expect.stringMatching(/attention check, and you noticed/u) as unknown,
    });
    expect(earnest.map(({ feedback }) => feedback)).toEqual(earnest.map(() => null));
  });

  it('are explained in practice to a judge who does not notice them', async () => {
    const { judges } = await running(room, plan);
    const { saved } = await judgeAll(judges[0], carelessly);
    expect(saved[0].feedback?.explanation).toMatch(/cannot be as good/u);
    expect(saved.slice(1).map(({ feedback }) => feedback)).toEqual(saved.slice(1).map(() => null));
  });

  it('cannot be told from other items in earnest', async () => {
    const { judges } = await running(room, plan);
    const { seen, saved } = await judgeAll(judges[0], carefully);
    const [, ...earnest] = seen;
    expect(earnest.map(({ countedNumber }) => countedNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const shape = (assignment: object): string[] => Object.keys(assignment).sort();
    expect(new Set(earnest.map((assignment) => shape(assignment).join())).size).toBe(1);
    const { progress } = ok(await judges[0].send('GET', 'judging')).body as Next;
    expect(progress).toMatchObject({ judged: 7, share: 7, practiceLeft: 0 });
    const { text } = ok(await judges[0].send('GET', 'judging/assignments'));
    expect(text + JSON.stringify(saved.slice(1))).not.toMatch(/check/u);
  });

  it('count in no ranking, no statistic and no export of judgments; the backup has them', async () => {
    const { id, judges } = await running(room, plan);
    await judgeAll(judges[0], carefully);
    expect(await get(id, 'ranking')).toMatchObject({ rankings: 5 });
    expect(await get(id, 'progress')).toMatchObject({ wanted: 10, judged: 5, judges: [{ judged: 5 }, { judged: 0 }] });
    expect(await get(id, 'items')).toMatchObject({ rows: Array.from({ length: 5 }, () => ({ wanted: 2, judged: 1 })) });
    const exported = ok(await room.organiser.send('GET', `campaigns/${id}/export/jsonl`)).text;
    expect(readJudgments(exported)).toHaveLength(5);
    const { bytes } = ok(await room.organiser.send('GET', `campaigns/${id}/export/backup`));
    const backup = gunzipSync(bytes).toString('utf8');
    expect(backup.match(/"kind":"check"/gu)).toHaveLength(2);
    expect(readJudgments(backup)).toEqual(readJudgments(exported));
    const restored = ok(await room.organiser.send('POST', 'campaigns/restore', bytes)).body as { id: string };
    expect(restored).toMatchObject({ plan: { checkEvery: 2 }, judged: 5, wanted: 10 });
    const [before, after] = (await Promise.all([id, restored.id].map((of) => get(of, 'quality')))) as Quality[];
    expect(after.judges.map(({ checks }) => checks)).toEqual(before.judges.map(({ checks }) => checks));
  });

  it('stand in the report of each judge, with what is usual', async () => {
    const { id, judges } = await running(room, plan, ['jo', 'kim', 'lee']);
    await judgeAll(judges[0], carefully);
    await judgeAll(judges[1], carelessly);
    const { judges: reports, medians } = (await get(id, 'quality')) as Quality;
    expect(reports).toMatchObject([
      { name: 'jo', checks: { seen: 2, passed: 2 } },
      { name: 'kim', checks: { seen: 2, passed: 0 } },
      { name: 'lee', checks: { seen: 0, passed: 0 }, distance: null },
    ]);
    expect(medians.checksPassed).toBe(0.5);
    // Both took everything for equally good where nothing was damaged.
    expect(medians.distance).toBe(0);
  });

  it('want the damaged output below the intact one where each is scored by itself', async () => {
    const protocol = { kind: 'direct', scales: ['fluency'] };
    const { id, judges } = await running(room, { ...plan, protocol, outputsPerItem: 4 }, ['jo', 'kim']);
    // What systems wrote gets `written`, and what is damaged gets 50.
    const scoreAll = async (judge: Client, written: number): Promise<void> => {
      for (;;) {
        const { assignment } = ok(await judge.send('POST', 'judging/next')).body as Next;
        if (assignment === null) return;
        const scores = assignment.outputs.map((text) => (isDamaged(text) ? 50 : written));
        const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
        const details = { outputs: scores.map((fluency) => ({ scores: { fluency } })) };
        const answer = { id: answerId(), revision: 0, ranks, details };
        ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
      }
    };
    await scoreAll(judges[0], 60);
    await scoreAll(judges[1], 50);
    expect(await get(id, 'quality')).toMatchObject({
      judges: [{ checks: { seen: 2, passed: 2 } }, { checks: { seen: 2, passed: 0 } }],
    });
  });

  it('look like other items where edits are judged, and their verdicts count nowhere', async () => {
    const longName = 'يوسف '.repeat(12).trim();
    const { id, judges } = await running(room, { ...plan, protocol: { kind: 'edits' } }, [longName, 'kim']);
    const judgeEdits = async (judge: Client, ranks: Ranks): Promise<Assignment[]> => {
      const saved: Assignment[] = [];
      for (;;) {
        const { assignment } = ok(await judge.send('POST', 'judging/next')).body as Next;
        if (assignment === null) return saved;
        const outputs = assignment.outputs.map((text) => ({
          edits: markedEdits(assignment.source, text).map((edit) => ({
            ...edit,
            verdict: isDamaged(text) ? 'wrong' : 'unnecessary',
          })),
        }));
        const details = { outputs, missed: isCheck(assignment) ? [{ start: 0, end: 1 }] : [{ start: 1, end: 1 }] };
        const answer = { id: answerId(), revision: 0, ranks: ranks(assignment), details };
        const { body } = ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
        saved.push((body as { assignment: Assignment }).assignment);
      }
    };
    const [practice, ...earnest] = await judgeEdits(judges[0], carefully);
    expect(earnest).toHaveLength(7);
    expect(earnest.filter(isCheck)).toHaveLength(2);
    expect(practice.feedback).toMatchObject({ explanation: expect.stringMatching(/you noticed/u) as unknown });
    expect(earnest.every(({ feedback, answer }) => feedback === null && answer?.details != null)).toBe(true);
    await judgeEdits(judges[1], carelessly);
    expect(await get(id, 'quality')).toMatchObject({
      judges: [
        { name: 'kim', checks: { seen: 2, passed: 0 } },
        { name: longName, checks: { seen: 2, passed: 2 } },
      ],
    });
    // Of the damaged outputs alone edits were called wrong.
    expect(await get(id, 'verdicts')).toMatchObject({ total: { right: 0, wrong: 0 }, missed: 10, gaps: 10 });
    const { bytes } = ok(await room.organiser.send('GET', `campaigns/${id}/export/seeda`));
    const files = readTar(bytes) ?? [];
    const textAt = (at: number): string => Buffer.from(files.at(at)?.bytes ?? []).toString('utf8');
    const pages = ['kim', longName.replaceAll(' ', '%20')].flatMap((folder) =>
      [0, 1, 2, 3, 4].map((page) => `step1/${folder}/${page}.txt`),
    );
    expect(files.map(({ name }) => name).sort()).toEqual(['judgments.xml', 'not-carried-over.txt', ...pages].sort());
    expect(textAt(-1)).toMatch(/^not carried over: whether an edit is wrong or unnecessary.*, of 10 judgments$/mu);
    expect(textAt(1)).toMatch(/^<t>\S+ \[\] \S+/mu);
  });

  it('are pairs where pairs are compared, also those that are drawn as judges ask', async () => {
    for (const drawing of ['even', 'adaptive']) {
      const { id, judges } = await running(room, { ...plan, protocol: { kind: 'pairwise', drawing } }, ['jo']);
      const { seen } = await judgeAll(judges[0], carefully);
      expect([drawing, seen.filter(isCheck).map(({ outputs }) => outputs.length)]).toEqual([drawing, [2, 2, 2]]);
      expect(await get(id, 'quality')).toMatchObject({ judges: [{ checks: { seen: 2, passed: 2 } }] });
    }
  });

  it('do not count as failed when they are skipped', async () => {
    const { id, judges } = await running(room, { ...plan, items: 2, checkEvery: 2 }, ['jo']);
    for (;;) {
      const { assignment } = ok(await judges[0].send('POST', 'judging/next')).body as Next;
      if (assignment === null) break;
      const skip = isCheck(assignment) ? 'not-a-sentence' : null;
      const ranks = skip === null ? carefully(assignment) : null;
      const answer = { id: answerId(), revision: 0, ranks, skip };
      ok(await judges[0].send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
    }
    expect(await get(id, 'quality')).toMatchObject({ judges: [{ checks: { seen: 0, passed: 0 } }] });
  });

  it('come back to a judge whose lease has ended, whoever else has them', async () => {
    const { judges } = await running(room, { ...plan, leaseMinutes: 10 });
    const first = ok(await judges[0].send('POST', 'judging/next')).body as Next;
    ok(await judges[1].send('POST', 'judging/next'));
    room.now += 11 * 60_000;
    ok(await judges[1].send('POST', 'judging/next'));
    expect((ok(await judges[0].send('POST', 'judging/next')).body as Next).assignment?.id).toBe(first.assignment?.id);
  });
});
