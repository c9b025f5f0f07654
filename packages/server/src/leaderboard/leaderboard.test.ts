import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leaderboard, Submission, Task } from '../api-types.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SOURCE, SYSTEMS, ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { GOLD, openTask, scoreAll, submit } from '../testing/task.js';

describeDatabases('the leaderboard', ({ fresh }) => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom(await fresh());
  });
  afterAll(() => room.close());

  const board = async (task: string, query = ''): Promise<Leaderboard> =>
    ok(await room.organiser.send('GET', `tasks/${task}/leaderboard${query}`)).body as Leaderboard;

  it('ranks teams by the official metric, with ranges, clusters and counts of a type', async () => {
    const { id, teams } = await openTask(room, { settings: { metrics: ['m2', 'gleu'] }, teams: ['ann', 'bob', 'cat'] });
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    expect(await board(id)).toMatchObject({ rows: [], unranked: [{ state: 'waiting' }, { state: 'waiting' }, {}] });
    await scoreAll(room);
    const { rows, ...rest } = await board(id, '?type=SVA');
    expect(rest).toEqual({
      ...{ gold: 'gold', goldVersion: 1, official: 'm2', metrics: ['m2', 'gleu'], confidence: 0.95, resamples: 100 },
      ...{ sentences: 6, unranked: [] },
    });
    expect(rows.map(({ team, rank, type }) => [team, rank, type])).toEqual([
      ['ann', 1, { type: 'SVA', matched: 5, gold: 5 }],
      ['cat', 2, { type: 'SVA', matched: 1, gold: 2 }],
      // Who leaves the fourth sentence alone does as the second annotator does.
      ['bob', 3, { type: 'SVA', matched: 0, gold: 4 }],
    ]);
    const [ann] = rows;
    expect(ann.scores[0]).toMatchObject({ metric: 'm2', value: 1, parts: { correct: 5, proposed: 5, gold: 5 } });
    expect(ann).toMatchObject({ range: [1, 1], cluster: 1 });
  });
});
