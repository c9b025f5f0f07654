import { setTimeout as pause } from 'node:timers/promises';
import { StetError } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import type { Queue, TakenJob } from './queue.js';
import { workQueue, type Handler, type WorkOptions } from './work-queue.js';

/** A queue in memory without leases: these tests are about what a worker does with a queue. */
function memoryQueue(jobs: TakenJob[]): Queue & { readonly ended: string[]; readonly returned: string[] } {
  const ended: string[] = [];
  const returned: string[] = [];
  return {
    ended,
    returned,
    send: () => Promise.resolve(),
    take: () => Promise.resolve(jobs.shift()),
    end: (_, { id }) => {
      ended.push(id);
      return Promise.resolve();
    },
    putBack: (_, job) => {
      returned.push(job.id);
      jobs.push({ ...job, attempt: job.attempt + 1 });
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

const job = (id: string, attempt = 1): TakenJob => ({ id, data: id, attempt });

async function run(
  jobs: TakenJob[],
  work: Handler<string>['work'],
  options: Partial<WorkOptions> = {},
): Promise<{ queue: ReturnType<typeof memoryQueue>; givenUp: [string, string][]; logged: string[] }> {
  const queue = memoryQueue(jobs);
  const givenUp: [string, string][] = [];
  const logged: string[] = [];
  const log = (event: string, fields = {}): number => logged.push(JSON.stringify({ event, ...fields }));
  const giveUp: Handler<string>['giveUp'] = (data, reason) => {
    givenUp.push([data, reason.found]);
    return Promise.resolve();
  };
  const workOptions = { log, concurrency: 1, limitSeconds: 5, mostAttempts: 3, pollMs: 1, ...options };
  const expected = jobs.length;
  const worker = workQueue(queue, { queue: 'q', work, giveUp }, workOptions);
  for (let tries = 0; queue.ended.length < expected && tries < 1000; tries++) await pause(5);
  await worker.stop();
  return { queue, givenUp, logged };
}

describe('workQueue(queue, handler)', () => {
  it('ends jobs that are done', async () => {
    const { queue, givenUp } = await run([job('a'), job('b')], () => Promise.resolve());
    expect(queue.ended).toEqual(['a', 'b']);
    expect(givenUp).toEqual([]);
  });

  it('tries again what failed, and gives up after so many attempts', async () => {
    const { queue, givenUp, logged } = await run([job('a')], () => Promise.reject(new Error('a secret text')));
    expect(queue.returned).toEqual(['a', 'a']);
    expect(givenUp).toEqual([['a', 'a fault in the worker']]);
    expect(logged.join()).not.toContain('a secret text');
  });

  it('does not try again where that is of no use', async () => {
    const wrong = new StetError({ code: 'LINE_COUNT', expected: '2 lines', found: '1 line', remedy: 'Add one.' });
    const { queue, givenUp } = await run([job('a')], () => Promise.reject(wrong));
    expect(queue.returned).toEqual([]);
    expect(givenUp).toEqual([['a', '1 line']]);
  });

  it('stops a job that is stuck, and gives it a reason', async () => {
    const stuck: Handler<string>['work'] = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    const { givenUp } = await run([job('a', 3)], stuck, { limitSeconds: 0.05 });
    expect(givenUp).toEqual([['a', 'that it took longer than 0.05 s']]);
  });

  it('gives up a job with which workers were lost again and again, without beginning it', async () => {
    let begun = 0;
    const { givenUp } = await run([job('a', 4)], () => {
      begun++;
      return Promise.resolve();
    });
    expect(begun).toBe(0);
    expect(givenUp).toEqual([['a', 'that 3 workers were lost with it']]);
  });

  it('goes on when the queue cannot be reached for a while', async () => {
    const jobs = [job('a')];
    const queue = memoryQueue(jobs);
    let away = 2;
    const take: Queue['take'] = (name) => (away-- > 0 ? Promise.reject(new Error('away')) : queue.take(name));
    const options = { log: () => undefined, concurrency: 1, limitSeconds: 5, mostAttempts: 3, pollMs: 1 };
    const handler = { queue: 'q', work: () => Promise.resolve(), giveUp: () => Promise.resolve() };
    const worker = workQueue({ ...queue, take }, handler, options);
    for (let tries = 0; queue.ended.length === 0 && tries < 1000; tries++) await pause(5);
    await worker.stop();
    expect(queue.ended).toEqual(['a']);
  });

  it('waits for the job under way when it is stopped', async () => {
    const queue = memoryQueue([job('a')]);
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const work = async (): Promise<void> => {
      begin();
      await pause(30);
    };
    const options = { log: () => undefined, concurrency: 1, limitSeconds: 5, mostAttempts: 3, pollMs: 1 };
    const worker = workQueue(queue, { queue: 'q', work, giveUp: () => Promise.resolve() }, options);
    await begun;
    await worker.stop();
    expect(queue.ended).toEqual(['a']);
  });
});
