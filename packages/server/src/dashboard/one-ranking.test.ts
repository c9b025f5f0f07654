import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rank, readJudgments, type SystemRanking } from '@stet/core/internal';
import { threadRunner } from '@stet/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openComputing, type Computing } from '../computing/computing.js';
import { computingRunner } from '../computing/computing-runner.js';
import { ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import type { Separation, SystemRanking as Ranked } from './schemas.js';
import { describeDatabases } from '../storage/testing/databases.js';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class/', import.meta.url));
const STET = fileURLToPath(new URL('../../../cli/bin/stet.js', import.meta.url));
const SYSTEMS = ['careful', 'reckless', 'speller', 'unchanged'];
const RUNS = 30;

const read = (file: string): string => readFileSync(EXAMPLE + file, 'utf8');

/** What `stet rank` prints for judgments on its standard input. */
function rankedByCommand(judgments: string, method: string, unit: string): Partial<SystemRanking> {
  const args = ['rank', '-', '--method', method, '--unit', unit, '--resamples', String(RUNS), '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, [STET, ...args], { encoding: 'utf8', input: judgments });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Partial<SystemRanking>;
}

describeDatabases('the same judgments', ({ fresh }) => {
  let room: Room;
  let computing: Computing;
  let id: string;
  beforeAll(async () => {
    computing = await openComputing();
    room = await openRoom(await fresh());
    const { organiser } = room;
    ({ id } = ok(await organiser.send('POST', 'campaigns', { name: 'Evening class' })).body as { id: string });
    ok(await organiser.upload(`campaigns/${id}/texts/source`, read('source.txt')));
    for (const name of SYSTEMS)
      ok(await organiser.upload(`campaigns/${id}/systems/${name}`, read(`systems/${name}.txt`)));
    // Their ranks follow from scores, so that every method has what it ranks by.
    ok(await organiser.upload(`campaigns/${id}/judgments`, read('assessments.jsonl')));
  });
  afterAll(async () => {
    await room.close();
    await computing.close();
  });

  describe.each(['expected-wins', 'trueskill', 'direct-assessment'] as const)('by %s', (method) => {
    it.each(['judgment', 'sentence'] as const)('have one ranking by %s on every surface', async (unit) => {
      const judgments = ok(await room.organiser.send('GET', `campaigns/${id}/export/jsonl`)).text;
      const rankings = readJudgments(judgments, { format: 'jsonl' });
      const ranking = await rank(rankings, method, { unit, resamples: RUNS });
      const runners = [
        computingRunner(computing),
        computingRunner(computing, { lanes: 1 }),
        threadRunner({ threads: 2 }),
      ];
      for (const runner of runners) {
        expect(await rank(rankings, method, { unit, resamples: RUNS, runner })).toStrictEqual(ranking);
      }
      expect(rankedByCommand(judgments, method, unit)).toMatchObject({ ...ranking });
      const query = `method=${method}&unit=${unit}&runs=${RUNS}`;
      expect(ok(await room.organiser.send('GET', `campaigns/${id}/ranking?${query}`)).body).toMatchObject({
        signature: ranking.signature,
        pairs: ranking.judgments,
        systems: ranking.systems.map(({ name, score, range: [best, worst], cluster }) => ({
          name,
          score,
          best,
          worst,
          cluster,
        })),
      });
    });

    it('have as neighbours to tell apart those of that ranking', async () => {
      const get = async <Body>(path: string): Promise<Body> =>
        ok(await room.organiser.send('GET', `campaigns/${id}/${path}?method=${method}`)).body as Body;
      const { systems } = await get<Ranked>('ranking');
      const separation = await get<Separation>('separation');
      expect(separation.method).toBe(method === 'trueskill' ? 'bradley-terry' : method);
      expect(separation.neighbours.map(({ better, worse }) => [better, worse])).toEqual(
        systems.slice(1).map(({ name }, at) => [systems[at].name, name]),
      );
      if (method === 'trueskill') return;
      separation.neighbours.forEach(({ difference }, at) => {
        expect(difference).toBeCloseTo(systems[at].score - systems[at + 1].score, 9);
      });
    });
  });
});
