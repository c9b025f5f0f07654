import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import type { Job } from '@stet/core/internal';
import type { Pool } from './pool.js';
import { tools } from './tools.js';

/** While threads start they ask this one for several answers; between long tasks it listens to them for so long. */
const MAX_LISTENING_MS = 250;
const WORKED_FOR_LISTENED = 4;

/** Those that have a turn or wait for one. */
let queued = 0;
/** Ends with the last turn that was taken. */
let lastTurn = Promise.resolve();

/**
 * Does a task in this thread, one at a time however many stages there are, so that no thread waits for long to be heard.
 * Whoever had to wait for others here, and finds a thread of the pool free by then, has it do the task.
 */
export async function workHere<Task, Result>(job: Job<Task, Result>, task: Task, pool?: Pool): Promise<Result> {
  const mustWait = queued > 0;
  const endTurn = await takeTurn();
  if (mustWait && pool?.isFree === true) {
    endTurn();
    return pool.run(job, task);
  }
  const start = performance.now();
  try {
    return await job.work(task, tools);
  } finally {
    if (pool === undefined || pool.isStarted) await nextTurn();
    else await setTimeout(Math.min(MAX_LISTENING_MS, (performance.now() - start) / WORKED_FOR_LISTENED));
    endTurn();
  }
}

/** Waits until the tasks of stages at the same time are done here; the next waits for a call of what it returns. */
async function takeTurn(): Promise<() => void> {
  const turnBefore = lastTurn;
  let resolveTurn = (): void => undefined;
  lastTurn = new Promise((resolve) => {
    resolveTurn = resolve;
  });
  queued++;
  await turnBefore;
  return () => {
    queued--;
    resolveTurn();
  };
}
