import { setTimeout as pause } from 'node:timers/promises';
import { printTable, quantile } from './statistics.mjs';
import { startStet } from './stet-server.mjs';
import { handIn, openTask, untilScored } from './task.mjs';

/** How long each page of a task takes: after a restart, again, and right after each of some new scores. */
export async function benchBoards({ sentences, teams, rounds }) {
  const server = await startStet();
  try {
    const task = await openTask(server, { sentences, teams });
    const ids = [];
    for (const [at, team] of task.teams.entries()) ids.push(await handIn(team, task.outputOf(at)));
    await untilScored(server, task.id);
    await server.restart();
    const pages = pagesOf(task.id, ids[0]);
    const cold = await timePages(server, pages);
    const warm = await timePages(server, pages);
    const afterScores = pages.map(() => []);
    for (let round = 0; round < rounds; round++) {
      const before = await versionOf(server, task.id);
      await handIn(task.teams[round % teams], task.outputOf(teams + round));
      await untilScored(server, task.id);
      if ((await versionOf(server, task.id)) === before) throw new Error('nothing was scored');
      (await timePages(server, pages)).forEach((ms, at) => afterScores[at].push(ms));
      await pause(200);
    }
    console.log(`\n${sentences} sentences, ${teams} teams, times in ms`);
    printTable([
      ['page', 'after a restart', 'again', 'after a score: p50', 'slowest'],
      ...pages.map(([name], at) => [
        name,
        ...[cold[at], warm[at], quantile(afterScores[at], 0.5), quantile(afterScores[at], 1)].map((ms) =>
          ms.toFixed(0),
        ),
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

async function timePages({ organiser }, pages) {
  const times = [];
  for (const [, path] of pages) {
    const { status, ms } = await organiser.send('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    times.push(ms);
  }
  return times;
}

async function versionOf({ organiser }, task) {
  return (await organiser.call('GET', `tasks/${task}`)).version;
}
