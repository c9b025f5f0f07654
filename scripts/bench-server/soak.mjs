import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { reportPage } from '@stet/charts';
import { judge, openCampaign } from './campaign.mjs';
import { handInAgain } from './crowd.mjs';
import { openRecorder } from './recorder.mjs';
import { printTable, quantile } from './statistics.mjs';
import { DATABASE, startStet } from './stet-server.mjs';
import { openTask } from './task.mjs';

const SAMPLES = 30;
/** People rest: a judge some seconds after each item, a team longer. */
const JUDGE_REST_MS = 4000;
const TEAM_REST_MS = 30_000;
const READER_REST_MS = 3000;
const EXPORT_REST_MS = 30_000;

/** A server in use for a long time: its memory, how long it takes to answer, and how much it answers, over time. */
export async function soak({ minutes, judges, teams, readers, page }) {
  const server = await startStet();
  try {
    const campaign = await openCampaign(server, { judges, judgesEach: 20 });
    const task = await openTask(server, { sentences: 200, teams });
    const recorder = openRecorder();
    const end = performance.now() + minutes * 60_000;
    const rested = (restMs) => ({ ...recorder, restMs });
    const samples = [];
    await Promise.all([
      ...campaign.judges.map((client) => judge(client, end, rested(JUDGE_REST_MS))),
      ...task.teams.map((team, at) => handInAgain(team, task, at, end, rested(TEAM_REST_MS))),
      ...Array.from({ length: readers }, () => read(server, task, campaign, end, recorder)),
      exportBoth(server, task, campaign, end, recorder),
      sample(server, recorder, samples, (minutes * 60_000) / SAMPLES),
    ]);
    console.log(`\n${judges} judges, ${teams} teams, ${readers} readers for ${minutes} min; ${DATABASE}`);
    printTable([
      ['minute', 'memory MB', 'highest', 'p50 ms', 'p99 ms', 'slowest ms', 'requests a second', 'CPU s per minute'],
      ...samples.map((row) => [row.minute.toFixed(1), ...row.numbers.map((number) => number.toFixed(0))]),
    ]);
    console.log(`refused for now: ${recorder.refused()}; errors: ${recorder.faults()}`);
    writeFileSync(page, pageOf(samples, `${judges} judges, ${teams} teams and ${readers} readers, ${DATABASE}`));
    console.log(`charts: ${page}`);
  } finally {
    await server.close();
  }
}

/** Somebody who looks at the pages of the task and of the campaign. */
async function read({ organiser }, task, campaign, end, { record }) {
  const pages = [
    ['task page', `tasks/${task.id}`],
    ['leaderboard', `tasks/${task.id}/leaderboard`],
    ['submissions page', `tasks/${task.id}/submissions?limit=50`],
    ['progress page', `campaigns/${campaign.id}/progress`],
  ];
  while (performance.now() < end) {
    for (const [kind, path] of pages) {
      await record(kind, () => organiser.send('GET', path));
      await pause(READER_REST_MS * (0.5 + Math.random()));
    }
  }
}

async function exportBoth({ organiser }, task, campaign, end, { record }) {
  while (performance.now() < end) {
    await record('export of the task', () => organiser.send('GET', `tasks/${task.id}/export`));
    await record('export of the campaign', () => organiser.send('GET', `campaigns/${campaign.id}/export/backup`));
    await pause(EXPORT_REST_MS);
  }
}

/** Exports take as long as there is data; everything else should answer at once. */
const isPage = ({ kind }) => !kind.startsWith('export');

async function sample({ memory, cpuSeconds }, { requests }, samples, everyMs) {
  let cpuBefore = cpuSeconds();
  const began = performance.now();
  for (let at = 0; at < SAMPLES; at++) {
    const megabytes = await memoryUntil(memory, began + (at + 1) * everyMs);
    const times = requests
      .filter((request) => isPage(request) && request.at >= at * everyMs && request.at < (at + 1) * everyMs)
      .map(({ ms }) => ms);
    const quantiles = [0.5, 0.99, 1].map((fraction) => quantile(times, fraction));
    const cpu = cpuSeconds();
    samples.push({
      minute: ((at + 1) * everyMs) / 60_000,
      numbers: [...megabytes, ...quantiles, (1000 * times.length) / everyMs, (60_000 * (cpu - cpuBefore)) / everyMs],
    });
    cpuBefore = cpu;
  }
}

/** The median and the highest memory, looked at every second. */
async function memoryUntil(memory, end) {
  const seen = [];
  do {
    seen.push(memory());
    await pause(Math.max(0, Math.min(1000, end - performance.now())));
  } while (performance.now() < end);
  return [quantile(seen, 0.5), quantile(seen, 1)];
}

function pageOf(samples, load) {
  const curve = (name, column) => ({
    name,
    points: samples.map(({ minute, numbers }) => ({ x: minute, y: numbers[column] })),
  });
  const chart = (id, title, yUnit, curves) => ({
    block: 'curves',
    id,
    title,
    curves,
    xUnit: 'minutes',
    yUnit,
    digits: 0,
  });
  const [first, last] = [samples[0], samples[samples.length - 1]];
  return reportPage({
    kind: 'A server in use',
    title: load,
    summary: `Memory was ${first.numbers[0].toFixed(0)} MB after ${first.minute.toFixed(1)} min and ${last.numbers[0].toFixed(0)} MB after ${last.minute.toFixed(0)} min.`,
    chapters: [
      {
        id: 'over-time',
        heading: 'Over time',
        text: 'Everybody rests between requests, as people do. Exports are left out of the times.',
        blocks: [
          chart('memory', 'Resident memory', 'MB', [curve('median', 0), curve('highest', 1)]),
          chart('latency', 'Time to answer', 'ms', [curve('median', 2), curve('99 %', 3), curve('slowest', 4)]),
          chart('throughput', 'Requests', 'a second', [curve('requests', 5)]),
        ],
      },
    ],
  });
}
