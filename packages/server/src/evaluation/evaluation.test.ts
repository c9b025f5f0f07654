import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Campaign, HumanEvaluation, Task } from '../index.js';
import type { Assignment } from '../judging/schemas.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { SYSTEMS, answerId, ok } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { openTask, scoreAll, submit } from '../testing/task.js';

/** The systems, best first. */
const BEST_FIRST = ['ann', 'bob', 'cat', 'dan'];

describeDatabases('a campaign made from a task', ({ fresh }) => {
  let room: Room;
  let task: string;
  beforeEach(async () => {
    room = await openRoom(await fresh());
    const release = { source: 0, leaderboard: 0, systems: null, gold: null };
    const opened = await openTask(room, { settings: { release, metrics: ['m2', 'gleu'] }, teams: BEST_FIRST });
    task = opened.id;
    for (const team of opened.teams) ok(await submit(team, SYSTEMS[team.name]));
    await scoreAll(room);
  });
  afterEach(() => room.close());

  const begin = async (): Promise<Campaign> =>
    ok(await room.organiser.send('POST', `tasks/${task}/campaign`)).body as Campaign;
  const human = async (): Promise<HumanEvaluation> =>
    ok(await room.organiser.send('GET', `tasks/${task}/human`)).body as HumanEvaluation;

  /** A judge who always prefers the systems in the order of `BEST_FIRST`. */
  async function judgeAll(campaign: string): Promise<void> {
    ok(await room.organiser.send('PUT', `campaigns/${campaign}/plan`, { items: 5 }));
    const { link } = ok(await room.organiser.send('POST', `campaigns/${campaign}/judges`, { name: 'jo' })).body as {
      link: string;
    };
    ok(await room.organiser.send('PUT', `campaigns/${campaign}/state`, { state: 'running' }));
    const jo = room.judge(link);
    for (;;) {
      const { assignment } = ok(await jo.send('POST', 'judging/next')).body as { assignment: Assignment | null };
      if (assignment === null) return;
      const preferences = assignment.outputs.map((text) =>
        BEST_FIRST.findIndex((name) => SYSTEMS[name].includes(text)),
      );
      const ranks = preferences.map((preference) => 1 + preferences.filter((better) => better < preference).length);
      ok(await jo.send('PUT', `judging/assignments/${assignment.id}/answer`, { id: answerId(), revision: 0, ranks }));
    }
  }

  it('has the source and the submissions that stand on the leaderboard, once', async () => {
    expect(await begin()).toMatchObject({ state: 'draft', sentences: 6, systems: BEST_FIRST });
    expect((await room.organiser.send('POST', `tasks/${task}/campaign`)).status).toBe(409);
    expect((ok(await room.organiser.send('GET', `tasks/${task}`)).body as Task).campaign).not.toBeNull();
  });

  it('shows what people and metrics say together, with their correlation', async () => {
    const { id } = await begin();
    expect(await human()).toMatchObject({ campaign: id, correlations: [], ranking: { systems: [] } });
    await judgeAll(id);
    const { systems, metrics, correlations, ranking } = await human();
    expect(ranking.systems.length).toBe(4);
    expect(metrics).toEqual(['m2', 'gleu']);
    expect(systems.map(({ human: score }) => score)).toEqual(
      systems.map(({ human: score }) => score).sort((a, b) => (b ?? 0) - (a ?? 0)),
    );
    expect(correlations).toMatchObject([
      { metric: 'm2', n: 4 },
      { metric: 'gleu', n: 4 },
    ]);
    for (const { pearson } of correlations) expect(Math.abs(pearson.value ?? 9)).toBeLessThanOrEqual(1);
  });

  it('is shown to everybody once it is closed', async () => {
    const { id } = await begin();
    await judgeAll(id);
    expect((await room.nobody.send('GET', `tasks/${task}/human`)).status).toBe(404);
    ok(await room.organiser.send('PUT', `campaigns/${id}/state`, { state: 'closed' }));
    expect((await room.nobody.send('GET', `tasks/${task}/human`)).status).toBe(200);
  });

  it('needs submissions of two teams', async () => {
    const { id, teams } = await openTask(room, { teams: ['ann'] });
    ok(await submit(teams[0], SYSTEMS.ann));
    expect((await room.organiser.send('POST', `tasks/${id}/campaign`)).status).toBe(409);
  });
});
