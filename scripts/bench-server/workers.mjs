import { printTable } from './statistics.mjs';
import { startStet, startStetWorker } from './stet-server.mjs';
import { handIn, openTask, untilScored } from './task.mjs';

/** How many submissions are scored in a second by one worker process, two, and more, and at what cost. Needs PostgreSQL. */
export async function benchWorkers({ counts, sentences, submissions }) {
  if (process.env.DATABASE_URL === undefined) throw new Error('Set DATABASE_URL: workers share a PostgreSQL database.');
  const rows = [];
  for (const count of counts) {
    const server = await startStet({ workers: 0 });
    const workers = [];
    try {
      const task = await openTask(server, { sentences, teams: submissions });
      await Promise.all(task.teams.map((team, at) => handIn(team, task.outputOf(at))));
      const started = performance.now();
      workers.push(...(await Promise.all(Array.from({ length: count }, startStetWorker))));
      await untilScored(server, task.id);
      const seconds = (performance.now() - started) / 1000;
      const cpu = workers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds(), 0);
      rows.push([count, seconds.toFixed(1), (submissions / seconds).toFixed(1), cpu.toFixed(1)]);
    } finally {
      for (const worker of workers) await worker.close();
      await server.close();
    }
  }
  console.log(`\n${submissions} submissions of ${sentences} sentences`);
  printTable([['workers', 'seconds', 'submissions a second', 'CPU s of all workers'], ...rows]);
}
