import { expect, it } from 'vitest';
import type { AuditEntry, JoinLink, Leaderboard, Submission, Team, TeamLink, TeamRoom } from '../index.js';
import { SYSTEMS, lines, ok } from '../testing/campaign.js';
import { describeRooms } from '../testing/describe-rooms.js';
import type { Answer, Client } from '../testing/room.js';
import { failScoring, openSettings, openTask, scoreAll, submit } from '../testing/task.js';

describeRooms('teams', (room) => {
  const joinLink = async (task: string): Promise<Client> => {
    const { link } = ok(await room().organiser.send('POST', `tasks/${task}/join-link`)).body as JoinLink;
    return room().holder(link.slice(-43));
  };
  const join = (newcomer: Client, name: string): Promise<Answer> => newcomer.send('POST', 'join', { name });
  const handIn = (team: Answer): Promise<Answer> =>
    room()
      .holder((team.body as TeamLink).key)
      .send('POST', 'team/submissions', lines(SYSTEMS.ann));
  const teamsOf = async (task: string): Promise<Team[]> =>
    (ok(await room().organiser.send('GET', `tasks/${task}/teams`)).body as { rows: Team[] }).rows;

  it('register by one link up to a number, which a new link starts anew', async () => {
    const { id } = await openTask(room(), { settings: { registration: { most: 2 } }, teams: ['added'] });
    const first = await joinLink(id);
    ok(await join(first, 'one'));
    ok(await join(first, 'two'));
    expect(await join(first, 'three')).toMatchObject({ status: 409, body: { error: { code: 'LIMIT_REACHED' } } });
    ok(await room().organiser.send('POST', `tasks/${id}/teams`, { name: 'added later' }));
    ok(await join(await joinLink(id), 'three'));
    expect(await teamsOf(id)).toHaveLength(5);
  });

  it('wait for an organiser, if the task wants that', async () => {
    const { id } = await openTask(room(), { settings: { registration: { approval: true } }, teams: ['added'] });
    const waiting = ok(await join(await joinLink(id), 'newcomer'));
    const { team, key } = waiting.body as TeamLink;
    expect(team.approved).toBe(false);
    expect(await handIn(waiting)).toMatchObject({ status: 409, body: { error: { code: 'WRONG_STATE' } } });
    expect((await room().holder(key).send('GET', `tasks/${id}/source`)).status).toBe(403);
    expect((ok(await room().holder(key).send('GET', 'team')).body as TeamRoom).task.may.submit).toBe(false);
    ok(await room().organiser.send('PUT', `tasks/${id}/teams/${team.id}/approval`));
    expect((await handIn(waiting)).status).toBe(201);
    expect(await teamsOf(id)).toMatchObject([{ approved: true }, { approved: true }]);
  });

  it('are removed with what they handed in, and the audit tells who did that', async () => {
    const release = { source: 0, leaderboard: 0, systems: 0, gold: 0 };
    const { id, teams } = await openTask(room(), { settings: { release } });
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    await scoreAll(room());
    const board = async (): Promise<string[]> =>
      (ok(await room().nobody.send('GET', `tasks/${id}/leaderboard`)).body as Leaderboard).rows.map(({ team }) => team);
    expect(await board()).toEqual(['ann', 'bob']);
    ok(await room().organiser.send('DELETE', `tasks/${id}/teams/${teams[1].id}`));
    expect(await board()).toEqual(['ann']);
    expect((await teams[1].client.send('GET', 'team')).status).toBe(401);
    expect((await room().organiser.send('DELETE', `tasks/${id}/teams/${teams[1].id}`)).status).toBe(404);
    const { rows } = ok(await room().organiser.send('GET', `tasks/${id}/audit`)).body as { rows: AuditEntry[] };
    expect(rows).toMatchObject([{ action: 'team removed', subject: 'bob', organiser: 'Olive' }]);
  });

  it('cannot take a name that looks like another', async () => {
    const { id } = await openTask(room(), { teams: ['Team One'] });
    for (const name of ['team one', 'Team\u200b One', '\u202eTeam One', 'Ｔｅａｍ Ｏｎｅ', 'Team\u00ad One']) {
      expect(await room().organiser.send('POST', `tasks/${id}/teams`, { name })).toMatchObject({
        status: 409,
        body: { error: { code: 'NAME_TAKEN' } },
      });
    }
    expect((await room().organiser.send('POST', `tasks/${id}/teams`, { name: '\u200b\u200e' })).status).toBe(400);
  });

  it('are charged for what runs out of time, but not for faults of the server', async () => {
    const { phases } = openSettings(room().now);
    const limited = (phases ?? []).map((phase) => ({ ...phase, limit: 1 }));
    const { teams } = await openTask(room(), { settings: { phases: limited } });
    for (const [at, code] of (['JOB_FAILED', 'OUT_OF_TIME'] as const).entries()) {
      const { id } = ok(await submit(teams[at], SYSTEMS.ann)).body as Submission;
      await failScoring(room(), id, code);
    }
    expect((await submit(teams[0], SYSTEMS.cat)).status).toBe(201);
    expect(await submit(teams[1], SYSTEMS.cat)).toMatchObject({
      status: 409,
      body: { error: { code: 'LIMIT_REACHED' } },
    });
  });
});
