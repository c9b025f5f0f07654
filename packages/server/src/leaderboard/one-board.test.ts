import fc from 'fast-check';
import { inlineRunner, measure, openTexts, rankByValues, scoreMeasured } from '@stet/core/internal';
import { tools } from '@stet/node';
import { expect, it } from 'vitest';
import type { Leaderboard, Submission, Task } from '../index.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SOURCE, SYSTEMS, ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { GOLD, openTask, scoreAll, submit, type TestTeam } from '../testing/task.js';

/** Metrics of every kind: chosen by running totals, drawn references, means of sentences, sums. */
const METRICS = ['m2', 'gleu', 'bleu', 'i-measure', 'green', 'hoo'] as const;
const OTHER_GOLD = GOLD.replace('A 1 2|||SVA|||see|||', 'A 1 2|||SVA|||sees|||');
const TEAMS = ['ann', 'bob', 'cat', 'dan'];
/** Between requests, so that nobody sends too many. */
const SECOND = 1000;

const output = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: SOURCE.length, maxLength: SOURCE.length })
  .map((picks) => picks.map((pick, at) => [SOURCE, SYSTEMS.ann, SYSTEMS.bob, SYSTEMS.cat][pick][at]));

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ team: fc.nat(TEAMS.length - 1), output }) },
  { weight: 2, arbitrary: fc.record({ withdraw: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ official: fc.constantFrom(...METRICS) }) },
  { weight: 1, arbitrary: fc.record({ seed: fc.nat(1000) }) },
  { weight: 1, arbitrary: fc.record({ confidence: fc.constantFrom(0.9, 0.95) }) },
  { weight: 1, arbitrary: fc.record({ ranked: fc.constantFrom('best', 'latest') }) },
  { weight: 1, arbitrary: fc.record({ gold: fc.constantFrom(GOLD, OTHER_GOLD) }) },
  { weight: 2, arbitrary: fc.constant({ look: true }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface OpenTask {
  readonly id: string;
  readonly teams: readonly TestTeam[];
}

async function take(room: Room, { id, teams }: OpenTask, taken: Step): Promise<void> {
  if ('team' in taken) ok(await submit(teams[taken.team], taken.output));
  else if ('withdraw' in taken) {
    const { rows } = ok(await room.organiser.send('GET', `tasks/${id}/submissions?limit=200`)).body as {
      rows: Submission[];
    };
    const submission = rows.at(taken.withdraw % Math.max(1, rows.length));
    if (submission === undefined) return;
    const withdrawn = submission.state !== 'withdrawn';
    ok(await room.organiser.send('PATCH', `tasks/${id}/submissions/${submission.id}`, { withdrawn }));
  } else if ('gold' in taken) ok(await room.organiser.upload(`tasks/${id}/gold`, taken.gold));
  else if ('look' in taken) {
    await scoreAll(room);
    await boardOf(room, id);
  } else {
    const { settings } = ok(await room.organiser.send('GET', `tasks/${id}`)).body as Task;
    ok(await room.organiser.send('PATCH', `tasks/${id}`, { settings: { ...settings, ...taken } }));
  }
  room.now += SECOND;
}

async function boardOf(room: Room, id: string): Promise<Leaderboard> {
  return ok(await room.organiser.send('GET', `tasks/${id}/leaderboard`)).body as Leaderboard;
}

/** The rows of the same submissions, measured, resampled and ranked all at once. */
async function rowsAtOnce(
  { services }: Room,
  id: string,
  gold: string,
  { rows, official }: Leaderboard,
): Promise<object[]> {
  const { db } = services.store;
  const { settings } = await db.selectFrom('tasks').select('settings').where('id', '=', id).executeTakeFirstOrThrow();
  const { metrics, resamples, seed, confidence } = JSON.parse(settings) as Task['settings'];
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'content'])
    .where(
      'id',
      'in',
      rows.map(({ submission }) => submission),
    )
    .orderBy('id')
    .execute();
  const systems = Object.fromEntries(submissions.map(({ id: name, content }) => [name, content]));
  const runner = inlineRunner(tools, { lanes: 3 });
  const specs = metrics.map((name) => ({ name }));
  const significance = { resamples, seed, confidence, tests: 'none' } as const;
  const measured = await measure(openTexts({ gold, systems }), specs, runner);
  const { board, resampled } = await scoreMeasured(measured, runner, { significance });
  const scoresOf = (name: string) => board.systems.find((system) => system.name === name)?.scores ?? {};
  const ranks = rankByValues(
    submissions.map(({ id: name }) => scoresOf(name)[official].value),
    resampled[metrics.indexOf(official)].values,
    confidence,
  );
  return submissions.map(({ id: submission }, at) => ({
    submission,
    ...ranks[at],
    scores: metrics.map((metric) => {
      const { value, parts, signature, confidenceInterval } = scoresOf(submission)[metric];
      return { metric, value, parts, signature, interval: confidenceInterval };
    }),
  }));
}

describeDatabases('a leaderboard to which submissions come one by one', ({ name, fresh }) => {
  it('is to the last bit the one that is computed at once', async () => {
    const room = await openRoom(await fresh());
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
        room.now += SECOND;
        const task = await openTask(room, { settings: { metrics: [...METRICS] }, teams: TEAMS });
        let gold = GOLD;
        for (const taken of steps) {
          await take(room, task, taken);
          if ('gold' in taken) gold = taken.gold;
        }
        await scoreAll(room);
        const board = await boardOf(room, task.id);
        expect(board).toMatchObject({ isCurrent: true, unranked: [] });
        if (board.rows.length === 0) return;
        const rows = board.rows
          .map(({ submission, rank, range, cluster, scores }) => ({ submission, rank, range, cluster, scores }))
          .sort((a, b) => (a.submission < b.submission ? -1 : 1));
        expect(rows).toEqual(JSON.parse(JSON.stringify(await rowsAtOnce(room, task.id, gold, board))));
      }),
      { numRuns: name === 'SQLite' ? 25 : 8, seed: 1 },
    );
    await room.close();
  });
});
