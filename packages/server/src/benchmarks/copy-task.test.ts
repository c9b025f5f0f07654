import { expect, it } from 'vitest';
import type { Benchmark, EntrantRoom, Leaderboard, Submission, Task } from '../index.js';
import { boardOf, openBenchmark } from '../testing/benchmark.js';
import { SYSTEMS, ok } from '../testing/campaign.js';
import { describeRooms } from '../testing/describe-rooms.js';
import { WALKS, acceptWalks, openForProposals } from '../testing/proposals.js';
import type { Room } from '../testing/room.js';
import { GOLD, openTask, scoreAll, submit } from '../testing/task.js';

describeRooms('a data set made of a task', (room) => {
  const taskOf = async (id: string): Promise<Task> =>
    ok(await room().organiser.send('GET', `tasks/${id}`)).body as Task;
  const boardOfTask = async (id: string, gold = 'gold'): Promise<Leaderboard> =>
    ok(await room().organiser.send('GET', `tasks/${id}/leaderboard?gold=${gold}`)).body as Leaderboard;
  const copy = async (benchmark: string, request: object): Promise<Benchmark> =>
    ok(await room().organiser.send('POST', `benchmarks/${benchmark}/data-sets/copy`, request)).body as Benchmark;

  it('has its settings, sentences and golds, and scores to the digit as it does', async () => {
    const { id: task, submission } = await taskWithAlternatives(room());
    const before = { task: await taskOf(task), board: await boardOfTask(task) };
    const { id, entrants } = await openBenchmark(room(), { dataSets: [], teams: ['new'] });
    const { dataSets, teams } = await copy(id, { task, track: 1, name: 'Class', baselines: false });
    const [{ task: copied }] = dataSets;
    expect(dataSets).toMatchObject([{ name: 'Class', track: 1, sentences: 6, hasGold: true }]);
    expect(teams).toBe(1);
    expect(await taskOf(copied)).toMatchObject({
      settings: before.task.settings,
      goldVersion: 1,
      alternativesVersion: 1,
      teams: 1,
      submissions: 0,
      errorTypes: before.task.errorTypes,
    });
    // Only organisers are told to which benchmark a data set belongs.
    expect((await taskOf(copied)).benchmark).toEqual({ id, name: 'Many languages' });
    expect(ok(await room().nobody.send('GET', `tasks/${copied}`)).body).toMatchObject({ benchmark: null });
    ok(await entrants[0].client.send('POST', `team/submissions?task=${copied}`, WALKS.join('\n')));
    await scoreAll(room());
    for (const gold of ['gold', 'alternatives']) {
      const [own, [copiedRow]] = [(await boardOfTask(task, gold)).rows, (await boardOfTask(copied, gold)).rows];
      expect(copiedRow.scores).toEqual(own.find((row) => row.submission === submission)?.scores);
    }
    // What happens to one of them later does not concern the other.
    ok(await room().organiser.upload(`tasks/${copied}/gold`, GOLD.replaceAll('|||goes|||', '|||went|||')));
    expect(await taskOf(copied)).toMatchObject({ goldVersion: 2, alternativesVersion: 1 });
    expect(await taskOf(task)).toEqual(before.task);
    expect(await boardOfTask(task)).toEqual(before.board);
  });

  it('brings the baselines of the task along, as baselines of the benchmark', async () => {
    const { id: task, teams } = await openTask(room(), { teams: ['base', 'ann'] });
    ok(await submit(teams[0], SYSTEMS.bob));
    ok(await submit(teams[0], SYSTEMS.cat));
    ok(await submit(teams[1], SYSTEMS.ann));
    ok(await room().organiser.send('PUT', `tasks/${task}/teams/${teams[0].id}/baseline`, { isBaseline: true }));
    await scoreAll(room());
    const { id, entrants } = await openBenchmark(room(), { dataSets: [], teams: ['new'] });
    await copy(id, { task });
    const twice = await copy(id, { task, track: 1 });
    expect(twice.teams).toBe(2);
    await scoreAll(room());
    const [{ baselines: own }, { tracks }] = [await boardOfTask(task), await boardOf(room(), id)];
    expect(tracks.map(({ rows, baselines }) => [rows.length, baselines.length])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    for (const { baselines } of tracks) {
      expect(baselines[0].team).toBe('base');
      expect(baselines[0].cells).toMatchObject([
        { value: own[0].scores[0].value, interval: own[0].scores[0].interval },
      ]);
    }
    const { work } = ok(await entrants[0].client.send('GET', 'entrant')).body as EntrantRoom;
    expect(work.map(({ submissions }) => submissions.length)).toEqual([0, 0]);
    const { rows: audit } = ok(await room().organiser.send('GET', `benchmarks/${id}/audit`)).body as {
      rows: { action: string; subject: string }[];
    };
    expect(audit).toMatchObject([{ action: 'team made a baseline', subject: 'base' }]);
  });

  it('is refused where a name is taken, by a data set or by a team that is no baseline, and nothing is left of it', async () => {
    const { id: task, teams } = await openTask(room(), { teams: ['ann'] });
    ok(await submit(teams[0], SYSTEMS.bob));
    ok(await room().organiser.send('PUT', `tasks/${task}/teams/${teams[0].id}/baseline`, { isBaseline: true }));
    const { id } = await openBenchmark(room(), { dataSets: [], teams: ['Ann'] });
    const request = (changes: object) =>
      room().organiser.send('POST', `benchmarks/${id}/data-sets/copy`, { task, ...changes });
    expect(await request({})).toMatchObject({ status: 409, body: { error: { found: '"Ann"' } } });
    expect((ok(await room().organiser.send('GET', `benchmarks/${id}`)).body as Benchmark).dataSets).toEqual([]);
    ok(await request({ baselines: false }));
    expect(await request({ baselines: false })).toMatchObject({ status: 409, body: { error: { code: 'NAME_TAKEN' } } });
    expect(await request({ baselines: false, track: 2 })).toMatchObject({ status: 400 });
    expect(await request({ task: 'x'.repeat(32) })).toMatchObject({ status: 404 });
  });
});

/** A task with a gold and one with alternative answers, and a submission that the second one finds right. */
async function taskWithAlternatives(room: Room): Promise<{ readonly id: string; readonly submission: string }> {
  const { id, teams } = await openTask(room, { settings: openForProposals(room), teams: ['dan', 'eve'] });
  const { id: submission } = ok(await submit(teams[0], WALKS)).body as Submission;
  ok(await submit(teams[1], SYSTEMS.ann));
  await scoreAll(room);
  await acceptWalks(room, teams[0].client, id, submission);
  await scoreAll(room);
  return { id, submission };
}
