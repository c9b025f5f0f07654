import { setTimeout as pause } from 'node:timers/promises';
import { printTable, quantile } from './statistics.mjs';
import { DATABASE, startStet } from './stet-server.mjs';
import { handIn, openTask, untilScored } from './task.mjs';

/** How many look at a page at once. */
const READERS = 10;

/** How long each page of a task takes ten readers at once: after each of some restarts, and right after new scores. */
export async function benchBoards({ sentences, teams, restarts, scores }) {
  const server = await startStet();
  try {
    const task = await openTask(server, { sentences, teams });
    const ids = [];
    for (const [at, team] of task.teams.entries()) ids.push(await handIn(team, task.outputOf(at)));
    await untilScored(server, task.id);
    const pages = pagesOf(task.id, ids[0]);
    const afterRestarts = pages.map(() => []);
    const afterScores = pages.map(() => []);
    for (let round = 0; round < restarts; round++) {
      await server.restart();
      await timePages(server, pages, afterRestarts);
    }
    for (let round = 0; round < scores; round++) {
      const before = await versionOf(server, task.id);
      await handIn(task.teams[round % teams], task.outputOf(teams + round));
      await untilScored(server, task.id);
      if ((await versionOf(server, task.id)) === before) throw new Error('nothing was scored');
      await timePages(server, pages, afterScores);
      await pause(200);
    }
    console.log(`\n${sentences} sentences, ${teams} teams, ${READERS} readers at once, times in ms; ${DATABASE}`);
    const columns = [afterRestarts, afterScores].flatMap((times) => [0.5, 0.99].map((fraction) => [times, fraction]));
    printTable([
      ['page', 'after a restart: p50', 'p99', 'after a score: p50', 'p99'],
      ...pages.map(([name], at) => [
        name,
        ...columns.map(([times, fraction]) => quantile(times[at], fraction).toFixed(0)),
      ]),
    ]);
  } finally {
    await server.close();
  }
}

function pagesOf(task, submission) {
  return [
    ['task', `tasks/${task}`],
    ['leaderboard', `tasks/${task}/leaderboard`],
    ['submissions', `tasks/${task}/submissions?limit=200`],
    ['explorer', `tasks/${task}/submissions/${submission}/sentences`],
  ];
}

async function timePages({ organiser }, pages, times) {
  for (const [at, [, path]] of pages.entries()) {
    const answers = await Promise.all(Array.from({ length: READERS }, () => organiser.send('GET', path)));
    for (const { status, ms } of answers) {
      if (status !== 200) throw new Error(`${path}: ${status}`);
      times[at].push(ms);
    }
  }
}

async function versionOf({ organiser }, task) {
  return (await organiser.call('GET', `tasks/${task}`)).version;
}
