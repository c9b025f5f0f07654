import { readFileSync } from 'node:fs';
import { VERSION, createMetric, parseM2, parsePlainText, sentencesOf, withReferences } from '@stet/core/internal';
import { ServerError } from '../errors.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unpackValues } from '../leaderboard/packed-values.js';
import type { SubmissionScores } from '../submissions/schemas.js';
import { TaskSettings } from '../tasks/schemas.js';
import { rescoreOutdated } from '../tasks/tasks.js';
import { describeDatabases } from '../storage/testing/databases.js';
import type { ScoringRow, TaskRow } from '../storage/task-tables.js';
import { openRoom, type Room } from '../testing/room.js';
import { requestScoring, type ScoringJob } from './request-scoring.js';
import { scoringHandler } from './scoring-handler.js';

const EXAMPLE = new URL('../../../../examples/evening-class/', import.meta.url);
const gold = readFileSync(new URL('gold.m2', EXAMPLE), 'utf8');
const output = readFileSync(new URL('systems/careful.txt', EXAMPLE), 'utf8');
const settings = TaskSettings.parse({ metrics: ['m2', 'gleu'], resamples: 100 });

const TASK: TaskRow = {
  id: 't',
  name: 'task',
  settings: JSON.stringify(settings),
  created_at: 0,
  version: 0,
  gold_version: 1,
  alternatives_version: 0,
  join_hash: null,
  campaign_id: null,
  benchmark_id: null,
  track: null,
};
const JOB: ScoringJob = { submission: 's', kind: 'gold', version: 1 };

describeDatabases('scoring a submission', ({ fresh }) => {
  let room: Room;
  beforeEach(async () => {
    room = await openRoom(await fresh());
    const { db } = room.services.store;
    await db.insertInto('tasks').values(TASK).execute();
    const version = {
      kind: 'gold',
      version: 1,
      sentences: 60,
      content: gold,
      origin: 'a file',
      created_at: 0,
    } as const;
    await db
      .insertInto('golds')
      .values({ task_id: 't', ...version })
      .execute();
    await db
      .insertInto('teams')
      .values({
        id: 'x',
        task_id: 't',
        name: 'X',
        key_hash: null,
        created_at: 0,
        join_hash: null,
        approved: 1,
        entrant_id: null,
        baseline: 0,
      })
      .execute();
    const handedIn = { content: output, content_hash: 'h', client_id: 'c', submitted_at: 0 };
    await db
      .insertInto('submissions')
      .values({
        id: 's',
        task_id: 't',
        team_id: 'x',
        number: 1,
        note: '',
        phase: 0,
        ...handedIn,
        charged: 0,
        withdrawn: 0,
        chosen: 0,
      })
      .execute();
  });
  afterEach(() => room.close());

  const ask = (): Promise<void> => {
    const { store, queue } = room.services;
    return store.db.transaction().execute((trx) => requestScoring(trx, queue, TASK, 'gold', ['s'], 1));
  };
  const scorings = (): Promise<ScoringRow[]> => room.services.store.db.selectFrom('scorings').selectAll().execute();
  const work = (): Promise<void> => scoringHandler(room.services).work(JOB, new AbortController().signal);

  it('asks for new scores where some are of another version of Stet, and leaves others alone', async () => {
    await ask();
    await work();
    await rescoreOutdated(room.services);
    const [{ scores }] = await scorings();
    expect((await scorings()).map(({ state }) => state)).toEqual(['scored']);
    const older = (scores ?? '').replaceAll(`|stet:${VERSION}`, '|stet:0.0.1');
    await room.services.store.db.updateTable('scorings').set({ scores: older }).execute();
    await rescoreOutdated(room.services);
    await rescoreOutdated(room.services);
    expect((await scorings()).map(({ state, version }) => [version, state]).sort()).toEqual([
      [1, 'scored'],
      [2, 'waiting'],
    ]);
  });

  it('asks for new scores where the values on resamples were not kept', async () => {
    await ask();
    await work();
    await room.services.store.db.updateTable('score_stats').set({ resampled: null }).execute();
    await rescoreOutdated(room.services);
    await rescoreOutdated(room.services);
    expect((await scorings()).map(({ state, version }) => [version, state]).sort()).toEqual([
      [1, 'scored'],
      [2, 'waiting'],
    ]);
  });

  it('gives the same output the same scores without computing them again', async () => {
    const { services } = room;
    const { db } = services.store;
    const ran: string[] = [];
    const { computing } = services;
    const counted = scoringHandler({
      ...services,
      computing: {
        ...computing,
        run: (job, task) => {
          ran.push(job);
          return computing.run(job, task);
        },
      },
    });
    const submission = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('submissions')
      .values({ ...submission, id: 'twin', number: 2, client_id: 'd' })
      .execute();
    const { signal } = new AbortController();
    await db.transaction().execute((trx) => requestScoring(trx, services.queue, TASK, 'gold', ['s', 'twin'], 1));
    for (const id of ['s', 'twin']) await counted.work({ ...JOB, submission: id }, signal);
    expect(ran).toEqual(['scoreSubmission']);
    const [first, second] = await scorings();
    expect({ ...second, submission_id: 's' }).toEqual({ ...first, submission_id: 's' });
    for (const table of ['score_stats', 'explored_pages'] as const) {
      const rowsOf = (id: string): Promise<object[]> =>
        db.selectFrom(table).selectAll().where('submission_id', '=', id).execute();
      const twins = await rowsOf('twin');
      expect(twins.length).toBeGreaterThan(0);
      expect(twins.map((row) => ({ ...row, submission_id: 's' }))).toEqual(expect.arrayContaining(await rowsOf('s')));
    }
  });

  it('gives the score of the metrics with intervals, by type and by annotator', async () => {
    await ask();
    await work();
    const [row] = await scorings();
    expect(row).toMatchObject({ state: 'scored', version: 1, reason: null });
    const { metrics, types, byAnnotator } = JSON.parse(row.scores ?? '') as SubmissionScores;
    expect(metrics.map(({ metric }) => metric)).toEqual(['m2', 'gleu']);
    // The example has sentences with one annotator beside sentences with two.
    const sentences = withReferences(parseM2(gold).flatMap(sentencesOf), [0, 1]);
    const lines = parsePlainText(output);
    for (const { metric: name, value, interval, signature } of metrics) {
      const metric = createMetric({ name });
      const expected = metric.corpus(
        sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] })),
      );
      expect(value).toBe(expected.value);
      const data = name === 'm2' ? 'annotators:var' : 'refs:2|texts:cn';
      expect(signature).toBe(expected.signature.replace('|stet:', `|${data}|stet:`));
      expect(interval[0]).toBeLessThanOrEqual(value);
      expect(interval[1]).toBeGreaterThanOrEqual(value);
    }
    const [{ parts }] = metrics;
    expect(types.reduce((sum, { matched }) => sum + matched, 0)).toBe(parts.correct);
    expect(types.reduce((sum, score) => sum + score.gold, 0)).toBe(parts.gold);
    expect(byAnnotator.map(({ annotator }) => annotator)).toEqual([0, 1]);
  });

  it('counts against the limit only once scored, and keeps the values on resamples', async () => {
    const { db } = room.services.store;
    const charged = async (): Promise<number> =>
      (await db.selectFrom('submissions').select('charged').executeTakeFirstOrThrow()).charged;
    await ask();
    expect(await charged()).toBe(0);
    await work();
    expect(await charged()).toBe(1);
    const stats = await db.selectFrom('score_stats').selectAll().orderBy('metric').execute();
    expect(stats.map(({ metric }) => metric)).toEqual(['gleu', 'm2']);
    for (const { resampled } of stats) expect(unpackValues(resampled ?? '')).toHaveLength(settings.resamples);
  });

  it('has one effect, however often it is asked for and done, one after the other or at the same time', async () => {
    await ask();
    await ask();
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await scorings()).toHaveLength(1);
    expect((await room.services.store.db.selectFrom('score_stats').selectAll().execute()).length).toBe(2);
    const { version } = await room.services.store.db.selectFrom('tasks').select('version').executeTakeFirstOrThrow();
    expect(version).toBeGreaterThan(0);
  });

  it('leaves a gold that was replaced meanwhile to the job of the new one', async () => {
    await ask();
    await room.services.store.db.updateTable('tasks').set({ gold_version: 2 }).execute();
    await work();
    expect(await scorings()).toEqual([]);
  });

  it('fails with a reason, and does not change a score that is there', async () => {
    const reason = new ServerError({ code: 'JOB_FAILED', expected: 'an end', found: 'none', remedy: 'Ask again.' });
    await ask();
    const { giveUp } = scoringHandler(room.services);
    await giveUp(JOB, reason);
    expect(await scorings()).toMatchObject([{ state: 'failed', scores: null, reason: JSON.stringify(reason) }]);
    await work();
    expect(await scorings()).toMatchObject([{ state: 'failed' }]);
  });
});
