import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnnotatorLink, JoinLink, JudgeLink, Submission } from '../index.js';
import { SYSTEMS, ok } from '../testing/campaign.js';
import { openRoom, type Client, type Room } from '../testing/room.js';
import { openSettings, openTask, submit } from '../testing/task.js';
import { audiencesOf, type Audience } from './testing/audiences.js';
import { TASK_CALLS, type TaskScene } from './testing/task-calls.js';

type Person =
  | 'organiser'
  | 'judge'
  | 'annotator'
  | 'newcomer'
  | 'team'
  | 'otherTeam'
  | 'foreign'
  | 'nobody'
  | 'stranger';

describe('every route of shared tasks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-task-walk-'));
  let room: Room;
  let scene: TaskScene;
  let people: Record<Person, Client>;
  let audiences: Map<string, Audience>;

  beforeEach(async () => {
    room = await openRoom({ folder });
    audiences = audiencesOf((await room.nobody.send('GET', 'openapi.json')).body);
    const { organiser } = room;
    const { id: task, teams } = await openTask(room);
    const foreign = await openTask(room, { teams: ['dan'] });
    const empty = await openTask(room, { teams: [] });
    const [team, otherTeam] = teams;
    const { body } = ok(await submit(team, SYSTEMS.ann));
    const link = ok(await organiser.send('POST', `tasks/${task}/join-link`)).body as JoinLink;
    const campaign = ok(await organiser.send('POST', 'campaigns', { name: 'Judged' })).body as { id: string };
    const judge = ok(await organiser.send('POST', `campaigns/${campaign.id}/judges`, { name: 'jo' })).body as JudgeLink;
    people = {
      organiser,
      judge: room.judge(judge.link),
      annotator: await annotatorOf(task),
      newcomer: room.holder(link.link.replace('/join#', '')),
      team: team.client,
      otherTeam: otherTeam.client,
      foreign: foreign.teams[0].client,
      nobody: room.nobody,
      stranger: room.holder('x'.repeat(43)),
    };
    scene = {
      task,
      emptyTask: empty.id,
      team: team.id,
      submission: (body as Submission).id,
      proposal: await proposalOf(task, (body as Submission).id),
      backup: ok(await organiser.send('GET', `tasks/${task}/export`)).bytes,
    };
  });
  afterEach(() => room.close());
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function annotatorOf(task: string): Promise<Client> {
    const { body } = ok(await room.organiser.send('POST', `tasks/${task}/annotators`, { name: 'Ines' }));
    return room.holder((body as AnnotatorLink).link.replace('/annotate#', ''));
  }

  /** Inserted directly, as if it had been proposed while the gold was released. */
  async function proposalOf(task: string, submission: string): Promise<string> {
    const { db } = room.services.store;
    const edit = { sentence: 0, first_token: 1, end_token: 2, correction: 'walks', created_at: room.now };
    const id = `proposal-${task}`;
    await db
      .insertInto('proposals')
      .values({ id, task_id: task, ...edit, decision: null })
      .execute();
    const proposer = { annotator: 0, type: 'Vt', comment: '', created_at: room.now };
    await db
      .insertInto('proposers')
      .values({ proposal_id: id, submission_id: submission, ...proposer })
      .execute();
    return id;
  }

  const teams: readonly Person[] = ['team', 'otherTeam', 'foreign'];
  const RIGHT: Readonly<
    Record<Exclude<Audience, 'judge' | 'entrant' | 'register' | 'crowd' | 'everybody'>, readonly Person[]>
  > = {
    organiser: ['organiser'],
    annotator: ['annotator'],
    join: ['newcomer'],
    team: teams,
    reader: ['organiser', ...teams, 'nobody'],
  };

  it.each(Object.keys(TASK_CALLS))('answers only those who may call it: %s', async (key) => {
    const audience = audiences.get(key) as keyof typeof RIGHT;
    const { path, body, status, before } = TASK_CALLS[key](scene);
    const [method] = key.split(' ');
    const send = async (who: Person): Promise<number> => (await people[who].send(method, path, body)).status;
    for (const who of Object.keys(people) as Person[]) {
      if (!RIGHT[audience].includes(who)) expect([who, await send(who)]).toEqual([who, 401]);
    }
    for (const who of ['team', 'otherTeam', 'foreign', 'nobody'] as const) {
      if (before !== undefined) expect([who, await send(who)]).toEqual([who, before[who]]);
    }
    // Nobody can find out whether another team's resource exists.
    if (audience === 'team' && [scene.submission, scene.proposal].some((id) => path.includes(id))) {
      for (const who of ['otherTeam', 'foreign'] as const) expect(await send(who)).toBe(404);
    }
    expect(await send(audience === 'reader' ? 'organiser' : RIGHT[audience][0])).toBe(status);
  });

  it('shows everybody what is released', async () => {
    const release = { source: room.now, leaderboard: room.now, systems: room.now, gold: room.now };
    const settings = openSettings(room.now, { release });
    ok(await room.organiser.send('PATCH', `tasks/${scene.task}`, { settings }));
    for (const [key, call] of Object.entries(TASK_CALLS)) {
      const { path, after } = call(scene);
      if (after === undefined) continue;
      for (const who of ['team', 'otherTeam', 'foreign', 'nobody'] as const) {
        expect([key, who, (await people[who].send('GET', path)).status]).toEqual([key, who, after]);
      }
    }
  });

  it('looks only into the task that it names', async () => {
    const { emptyTask, team, submission, proposal } = scene;
    for (const [method, path] of [
      ['POST', `tasks/${emptyTask}/teams/${team}/link`],
      ['DELETE', `tasks/${emptyTask}/teams/${team}/link`],
      ['DELETE', `tasks/${emptyTask}/teams/${team}`],
      ['PUT', `tasks/${emptyTask}/teams/${team}/approval`],
      ['GET', `tasks/${emptyTask}/submissions/${submission}`],
      ['GET', `tasks/${emptyTask}/submissions/${submission}/output`],
      ['GET', `tasks/${emptyTask}/submissions/${submission}/sentences`],
      ['GET', `tasks/${emptyTask}/submissions/${submission}/survey`],
    ]) {
      expect([path, (await room.organiser.send(method, path)).status]).toEqual([path, 404]);
    }
    const change = await room.organiser.send('PATCH', `tasks/${emptyTask}/submissions/${submission}`, { note: '' });
    expect(change.status).toBe(404);
    const path = `tasks/${emptyTask}/proposals/${proposal}/decision`;
    expect((await room.organiser.send('PUT', path, { decision: null })).status).toBe(404);
  });
});
