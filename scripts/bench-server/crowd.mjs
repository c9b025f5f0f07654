import { setTimeout as pause } from 'node:timers/promises';
import { judge, openCampaign } from './campaign.mjs';
import { openRecorder, requestRows } from './recorder.mjs';
import { printTable } from './statistics.mjs';
import { DATABASE, startStet } from './stet-server.mjs';
import { openTask, untilScored } from './task.mjs';

/** Judges who never rest, and teams who hand in all the time, on a server started for them. */
export async function benchCrowd({ judges, teams, seconds, sentences = 200 }) {
  const server = await startStet();
  try {
    const campaign = judges > 0 ? await openCampaign(server, { judges }) : undefined;
    const task = teams > 0 ? await openTask(server, { sentences, teams }) : undefined;
    const recorder = openRecorder();
    const end = performance.now() + seconds * 1000;
    await Promise.all([
      ...(campaign?.judges ?? []).map((client) => judge(client, end, recorder)),
      ...(task?.teams ?? []).map((team, at) => handInAgain(team, task, at, end, recorder)),
    ]);
    if (task !== undefined) await untilScored(server, task.id);
    console.log(`\n${judges} judges and ${teams} teams at once for ${seconds} s, without a rest; ${DATABASE}`);
    printTable(requestRows(recorder));
    console.log(`refused for now: ${recorder.refused()}; errors: ${recorder.faults()}`);
    console.log(`resident memory: ${server.memory().toFixed(0)} MB`);
  } finally {
    await server.close();
  }
}

/** Hands in one output after the other, all different, and looks at the leaderboard after each. */
export async function handInAgain(team, task, seed, end, { record, restMs = 0, acknowledged = [] }) {
  for (let round = 0; performance.now() < end; round++) {
    const output = task.outputOf(1000 * seed + round);
    const answer = await record('hand in', () => team.send('POST', 'team/submissions?asIs=true', output));
    if (answer === undefined) await pause(1000);
    else acknowledged.push(JSON.parse(answer.bytes.toString('utf8')).id);
    await record('leaderboard', () => team.send('GET', `tasks/${task.id}/leaderboard`));
    await record('team page', () => team.send('GET', 'team'));
    if (restMs > 0) await pause(restMs * (0.5 + Math.random()));
  }
}
