import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { doJob, openJobPool } from './job-pool.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-pool-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('openJobPool(worker, size)', () => {
  it('loads the worker without require, in which Node aborts when the thread is ended', async () => {
    const worker = join(folder, 'worker.mjs');
    writeFileSync(worker, 'export default () => ({ result: process.features.require_module === true });');
    const pool = await openJobPool<{ canRequireModules: () => boolean }>(pathToFileURL(worker), {
      minThreads: 1,
      maxThreads: 1,
    });
    // It takes no task.
    expect(await pool.run('canRequireModules', undefined as never)).toBe(false);
    await pool.close();
  });

  it('has a job wait in the thread itself, which begins with it while this one is busy', async () => {
    const worker = join(folder, 'counter.mjs');
    const count = 'Atomics.add(task, 0, 1); Atomics.notify(task, 0); return { result: 0 };';
    writeFileSync(worker, `export default ({ task }) => { ${count} }`);
    const size = { minThreads: 1, maxThreads: 1, jobsForEachThread: 2 };
    const pool = await openJobPool<{ count: (done: Int32Array) => number }>(pathToFileURL(worker), size);
    const done = new Int32Array(new SharedArrayBuffer(4));
    await pool.run('count', done);
    const jobs = [pool.run('count', done), pool.run('count', done)];
    for (let before = 1; before < 3; before++) Atomics.wait(done, 0, before, 10_000);
    expect(done[0]).toBe(3);
    await Promise.all(jobs);
    await pool.close();
  });
});

describe('doJob(jobs, call)', () => {
  it('answers a job before it begins with the next', async () => {
    const events: string[] = [];
    const jobs = { note: (event: string) => events.push(event) };
    const first = doJob(jobs, { job: 'note', task: 'first' }).then(() => events.push('answer to the first'));
    await Promise.all([first, doJob(jobs, { job: 'note', task: 'second' })]);
    expect(events).toEqual(['first', 'answer to the first', 'second']);
  });
});
