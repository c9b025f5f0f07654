import { fileURLToPath } from 'node:url';
import type { MetricSpec } from '@stet/core/internal';
import { expect, it } from 'vitest';
import type { Leaderboard, Task } from '../index.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SYSTEMS, ok } from '../testing/campaign.js';
import { openRoom } from '../testing/room.js';
import { openSettings, openTask, scoreAll, submit } from '../testing/task.js';
import { rescoreOutdated } from '../tasks/tasks.js';
import { offerPrograms } from './offer-programs.js';
import { hasPython, misbehaving } from '../../../node/src/testing/python.js';

const WORD_OVERLAP = fileURLToPath(new URL('../../../../examples/metrics/word_overlap.py', import.meta.url));
const limits = { seconds: 20, megabytes: 1000 };

const offer = (...commands: readonly string[]): Promise<readonly MetricSpec[]> =>
  offerPrograms({ commands, limits }, 120);

const withPython = hasPython ? describeDatabases : (name: string): void => it.skip(`${name}: there is no python3`);

withPython('the metric of a program that the operator named', ({ fresh }) => {
  it('ranks submissions, with intervals, like one of ours', async () => {
    const room = await openRoom(await fresh(), { programs: await offer(`python3 ${WORD_OVERLAP}`) });
    const settings = { metrics: ['m2', 'word-overlap'], official: 'word-overlap' };
    const { id, teams } = await openTask(room, { settings });
    ok(await submit(teams[0], SYSTEMS.ann));
    ok(await submit(teams[1], SYSTEMS.bob));
    await scoreAll(room);
    const board = ok(await room.organiser.send('GET', `tasks/${id}/leaderboard`)).body as Leaderboard;
    expect(board).toMatchObject({ official: 'word-overlap', metrics: ['m2', 'word-overlap'], unranked: [] });
    expect(board.rows.map(({ team, rank }) => [team, rank])).toEqual([
      ['ann', 1],
      ['bob', 2],
    ]);
    const [{ scores, range, cluster }] = board.rows;
    expect({ range, cluster }).not.toMatchObject({ range: null });
    const overlap = scores.find(({ metric }) => metric === 'word-overlap');
    expect(overlap?.signature).toMatch(/^word-overlap\|version:1\.0\|command:[0-9a-f]{12}\|/u);
    expect(overlap?.interval[0]).toBeLessThanOrEqual(overlap?.value ?? 0);
    expect(ok(await room.organiser.send('GET', `tasks/${id}`)).body).toMatchObject({
      metricPrograms: ['word-overlap'],
    });
    await room.close();
  });

  it('costs the other metrics nothing when its program fails, and the log alone says why', async () => {
    const room = await openRoom(await fresh(), { programs: await offer(misbehaving('dies')) });
    const { id, teams } = await openTask(room, { settings: { metrics: ['m2', 'shaky'] } });
    ok(await submit(teams[0], SYSTEMS.ann));
    await scoreAll(room);
    const { rows } = ok(await room.organiser.send('GET', `tasks/${id}/leaderboard`)).body as Leaderboard;
    expect(rows[0].scores.map(({ metric }) => metric)).toEqual(['m2']);
    const { submission } = rows[0];
    const { body } = ok(await room.organiser.send('GET', `tasks/${id}/submissions/${submission}`));
    expect(JSON.stringify(body)).toContain('shaky is missing: its program failed (PROGRAM_ENDED).');
    expect(JSON.stringify(body)).not.toContain('out of ideas');
    expect(room.logged.join('\n')).toContain('out of ideas');
    await room.close();
  });

  it('is scored anew when the operator names another version of it', async () => {
    const database = await fresh();
    const programs = await offer(`python3 ${WORD_OVERLAP}`);
    const room = await openRoom(database, { programs });
    const { id, teams } = await openTask(room, { settings: { metrics: ['m2', 'word-overlap'] } });
    ok(await submit(teams[0], SYSTEMS.ann));
    await scoreAll(room);
    const goldVersion = async (): Promise<number> =>
      (ok(await room.organiser.send('GET', `tasks/${id}`)).body as Task).goldVersion;
    await rescoreOutdated(room.services);
    expect(await goldVersion()).toBe(1);
    const changed = programs.map(({ name, program }) => ({
      name,
      ...(program === undefined ? {} : { program: { ...program, commandHash: 'other' } }),
    }));
    await rescoreOutdated({ ...room.services, programs: changed });
    expect(await goldVersion()).toBe(2);
    await room.close();
  });

  it('is refused where no operator named it, and nobody can name a command by the API', async () => {
    const room = await openRoom(await fresh());
    const settings = openSettings(room.now, { metrics: ['word-overlap'], official: 'word-overlap' });
    expect(await room.organiser.send('POST', 'tasks', { name: 'New', settings })).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST', found: '"word-overlap"' } },
    });
    const command = { ...settings, metrics: ['python3 my_metric.py'] };
    expect(await room.organiser.send('POST', 'tasks', { name: 'New', settings: command })).toMatchObject({
      status: 400,
    });
    await room.close();
  });
});

it.skipIf(!hasPython)('a program may not take the name of another metric', async () => {
  const twice = offer(`python3 ${WORD_OVERLAP}`, `python3 ${WORD_OVERLAP}`);
  await expect(twice).rejects.toThrow('a name of its own, found "word-overlap"');
});
