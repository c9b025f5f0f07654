import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createGzip, gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { printTable } from './statistics.mjs';
import { DATABASE, startStet } from './stet-server.mjs';
import { openTask, untilScored } from './task.mjs';

const FROZEN_MS = 1000;
const MEGABYTE = 1024 * 1024;

/** What a server must stand, each on a server of its own. The process fails where one does not. */
const ATTACKS = { exports: exportsDuringSubmissions, readers: anonymousReaders, bombs: uploadBombs };
export const ATTACK_NAMES = Object.keys(ATTACKS);

export async function attack(names) {
  const rows = [];
  for (const name of names) {
    const server = await startStet();
    try {
      const heart = feelPulse(server);
      const found = await ATTACKS[name](server);
      const slowest = await heart.stop();
      if (!server.isAlive()) found.push('the server is dead');
      if (slowest > FROZEN_MS) found.push(`frozen for ${(slowest / 1000).toFixed(1)} s`);
      rows.push([name, `${slowest.toFixed(0)} ms`, `${server.memory().toFixed(0)} MB`, found.join('; ') || 'nothing']);
      if (found.length > 0) process.exitCode = 1;
    } finally {
      await server.close();
    }
  }
  console.log(`\nAttacks; ${DATABASE}`);
  printTable([['attack', 'slowest pulse', 'memory', 'wrong'], ...rows]);
}

/**
 * Asks ten times a second whether the server is well; the slowest answer tells for how long it was frozen. In another
 * thread: this one is busy sending.
 */
function feelPulse({ url }) {
  const pulse = new Worker(new URL('pulse.mjs', import.meta.url), { workerData: `${url}/healthz` });
  return {
    stop: async () => {
      pulse.postMessage('stop');
      const [slowest] = await once(pulse, 'message');
      return slowest;
    },
  };
}

/** 500 submissions by 50 teams while a backup is taken every second; all are there once, and every backup restores. */
async function exportsDuringSubmissions(server) {
  const found = [];
  const { organiser } = server;
  const task = await openTask(server, { sentences: 60, teams: 50, resamples: 100 });
  const acknowledged = [];
  const backups = [];
  let isOver = false;
  const exporting = (async () => {
    while (!isOver) {
      const { status, bytes } = await organiser.send('GET', `tasks/${task.id}/export`);
      if (status === 200) backups.push({ bytes, least: 0 });
      else if (status !== 429) found.push(`an export answered ${status}`);
      await pause(1000);
    }
  })();
  await Promise.all(
    task.teams.map(async (team, at) => {
      for (let round = 0; round < 10; round++) {
        const { id } = await team.call('POST', 'team/submissions?asIs=true', task.outputOf(100 * at + round));
        acknowledged.push(id);
      }
    }),
  );
  await untilScored(server, task.id);
  isOver = true;
  await exporting;
  const kept = await allSubmissions(organiser, task.id);
  if (new Set(acknowledged).size !== 500 || kept.length !== 500) found.push(`${kept.length} of 500 submissions`);
  const failed = kept.filter(({ state }) => state !== 'scored').length;
  if (failed > 0) found.push(`${failed} not scored`);
  for (const { bytes } of backups.slice(-3)) {
    const lines =
      gunzipSync(bytes)
        .toString('utf8')
        .match(/^\{"submissions"/gmu) ?? [];
    const restored = await organiser.call('POST', 'tasks/restore', bytes);
    await untilScored(server, restored.id);
    const again = await allSubmissions(organiser, restored.id);
    if (again.length !== lines.length || again.some(({ state }) => state !== 'scored')) found.push('a bad backup');
  }
  if (backups.length === 0) found.push('no backup');
  return found;
}

async function allSubmissions(organiser, task) {
  const rows = [];
  for (let cursor = ''; cursor !== null;) {
    const page = await organiser.call(
      'GET',
      `tasks/${task}/submissions?limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows;
}

/** 1,000 strangers ask for everything public at once, ten times over. */
async function anonymousReaders(server) {
  const found = [];
  const task = await openTask(server, { sentences: 500, teams: 4 });
  for (const [at, team] of task.teams.entries()) {
    await team.call('POST', 'team/submissions?asIs=true', task.outputOf(at));
  }
  await untilScored(server, task.id);
  const paths = [`tasks/${task.id}`, `tasks/${task.id}/leaderboard`, `tasks/${task.id}/golds/gold`, 'tasks'];
  for (let wave = 0; wave < 10; wave++) {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, at) =>
        server.nobody.send('GET', paths[at % paths.length]).catch(({ cause }) => ({ status: cause?.code ?? 'none' })),
      ),
    );
    const wrong = answers.filter(({ status }) => ![200, 429, 503].includes(status));
    if (wrong.length > 0) found.push(`${wrong.length} answered ${wrong[0].status}`);
  }
  return found;
}

/** Ten files of a few megabytes that unpack to 1 GB each. */
async function uploadBombs(server) {
  const task = await openTask(server, { sentences: 60, teams: 1 });
  const bomb = await packed(1024);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      task.teams[0].send('POST', 'team/submissions', bomb).catch(({ cause }) => ({ status: cause?.code ?? 'none' })),
    ),
  );
  const wrong = answers.filter(({ status }) => ![413, 422, 429, 503].includes(status));
  return wrong.length === 0 ? [] : [`${wrong.length} bombs answered ${wrong[0].status}`];
}

async function packed(megabytes) {
  const block = new Uint8Array(MEGABYTE).fill(10);
  const chunks = [];
  const blocks = Readable.from(Array.from({ length: megabytes }, () => block));
  for await (const chunk of blocks.pipe(createGzip({ level: 9 }))) chunks.push(chunk);
  return Buffer.concat(chunks);
}
