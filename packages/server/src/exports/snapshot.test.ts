import { setImmediate as letOthersRun } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openComputing, type Computing } from '../computing/computing.js';
import type { Leaderboard, Submission, Task } from '../index.js';
import type { Assignment } from '../judging/schemas.js';
import { turnstile } from '../computing/turnstile.js';
import { readSnapshot } from '../storage/snapshot.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { findTask } from '../tasks/tasks.js';
import { SOURCE, SYSTEMS, answerId, ok, running } from '../testing/campaign.js';
import { openRoom, type Room } from '../testing/room.js';
import { GOLD, addTeam, openTask, scoreAll, submit } from '../testing/task.js';
import { makeExport } from './make-export.js';
import { writeTaskBackup } from './write-task-backup.js';

const SECOND = 1000;
const EXPORTS = 6;

describeDatabases('a backup', ({ fresh }) => {
  let room: Room;
  let computing: Computing;
  beforeAll(async () => {
    // In threads, as on a server: they read while this one writes.
    computing = await openComputing();
    room = await openRoom(await fresh(), { computing });
  });
  afterAll(async () => {
    await computing.close();
    await room.close();
  });

  /** Exports some files, one after the other, while `work` is done again and again. */
  async function exportDuring(path: string, work: (round: number) => Promise<void>): Promise<Uint8Array[]> {
    const files: Uint8Array[] = [];
    const exporting = async (): Promise<void> => {
      while (files.length < EXPORTS) files.push(ok(await room.organiser.send('GET', path)).bytes);
    };
    const working = async (): Promise<void> => {
      for (let round = 0; files.length < EXPORTS; round++) {
        room.now += SECOND;
        await work(round);
        await letOthersRun();
      }
    };
    await Promise.all([exporting(), working()]);
    return files;
  }

  async function restoresCompletely(text: string): Promise<void> {
    room.now += SECOND;
    const lines = text.split('\n');
    const count = (table: string): number => lines.filter((line) => line.startsWith(`{"${table}"`)).length;
    const restored = ok(await room.organiser.send('POST', 'tasks/restore', text)).body as Task;
    expect(restored).toMatchObject({ submissions: count('submissions'), teams: count('teams') });
    await scoreAll(room);
    const { rows } = ok(await room.organiser.send('GET', `tasks/${restored.id}/submissions?limit=200`)).body as {
      rows: Submission[];
    };
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'scored'));
    const board = ok(await room.organiser.send('GET', `tasks/${restored.id}/leaderboard`)).body as Leaderboard;
    expect(board.rows).toHaveLength(rows.length);
    ok(await room.organiser.send('DELETE', `tasks/${restored.id}`));
  }

  it('of a task holds nothing that is written between its first and its last row', async () => {
    const { id, teams } = await openTask(room);
    for (const team of teams) ok(await submit(team, SYSTEMS[team.name]));
    let text = '';
    const seen = new Set<string>();
    await readSnapshot(room.services.store.location, async (db) => {
      for await (const line of writeTaskBackup(db, await findTask(db, id))) {
        text += line;
        const table = line.slice(2, line.indexOf('"', 2));
        if (seen.has(table)) continue;
        seen.add(table);
        room.now += SECOND;
        ok(await submit(await addTeam(room, id, `team ${seen.size}`), SYSTEMS.cat));
        await scoreAll(room);
      }
    });
    expect(seen.size).toBeGreaterThan(4);
    expect(text.match(/^\{"teams"/gmu)).toHaveLength(2);
    expect(text.match(/^\{"scorings":.*"state":"waiting"/gmu)).toHaveLength(2);
    await restoresCompletely(text);
  });

  it('of a task is of one moment, and restores completely, while teams join, hand in and are scored', async () => {
    const { id } = await openTask(room, { teams: [] });
    const files = await exportDuring(`tasks/${id}/export`, async (round) => {
      const team = await addTeam(room, id, `team ${round}`);
      const output = SOURCE.map((_, at) => SYSTEMS[['ann', 'bob', 'cat'][(round >> at) % 3]][at]);
      ok(await submit(team, output));
      if (round % 20 === 19) ok(await room.organiser.upload(`tasks/${id}/gold`, GOLD));
      await scoreAll(room);
    });
    for (const file of files) await restoresCompletely(gunzipSync(file).toString('utf8'));
  });

  it('of a campaign is of one moment, while judges answer', async () => {
    const { id, judges } = await running(room, { items: 500, replacement: true }, ['jo', 'mo']);
    const files = await exportDuring(`campaigns/${id}/export/backup`, async (round) => {
      const judge = judges[round % 2];
      const { assignment } = ok(await judge.send('POST', 'judging/next')).body as { assignment: Assignment | null };
      if (assignment === null) return;
      const answer = { id: answerId(), revision: 0, ranks: assignment.outputs.map((_, at) => at + 1) };
      ok(await judge.send('PUT', `judging/assignments/${assignment.id}/answer`, answer));
    });
    for (const file of files) {
      room.now += SECOND;
      const lines = gunzipSync(file).toString('utf8').split('\n');
      const judged = lines.filter((line) => line.startsWith('{"judgment"')).length;
      const restored = ok(await room.organiser.send('POST', 'campaigns/restore', file)).body as { id: string };
      const { length } = await room.services.store.db
        .selectFrom('judgments')
        .select('client_id')
        .where('campaign_id', '=', restored.id)
        .execute();
      expect(length).toBe(judged);
    }
  });

  it('is refused where the server could not restore it', async () => {
    const { id } = await openTask(room);
    const { services } = room;
    const limits = { ...services.limits, unpackedBytes: 1000 };
    await expect(makeExport({ ...services, limits }, 'task', id)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });

  it('of an earlier version restores although it has statistics of a scoring that waited', async () => {
    const { id, teams } = await openTask(room);
    ok(await submit(teams[0], SYSTEMS.ann));
    await scoreAll(room);
    const text = gunzipSync(ok(await room.organiser.send('GET', `tasks/${id}/export`)).bytes).toString('utf8');
    await restoresCompletely(text.replace('"state":"scored"', '"state":"waiting"'));
  });

  it('is made one at a time, and refused when too many wait', async () => {
    const { id } = await openTask(room);
    const exports = turnstile({ atOnce: 1, waiting: 0 });
    const services = { ...room.services, exports };
    const first = makeExport(services, 'task', id);
    const second = makeExport(services, 'task', id);
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'BUSY' });
      else await outcome.value.cancel();
    }
  });
});
