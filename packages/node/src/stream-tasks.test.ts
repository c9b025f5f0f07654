import { describe, expect, it } from 'vitest';
import { measureJob, type MeasureTask, type Sentence, type SizedTask } from '@stet/core/internal';
import { streamTasks } from './stream-tasks.js';

const sentence: Sentence = { source: 'a b c', annotations: [{ annotator: 0, edits: [] }] };

/** A task with so many sentences that its result tells which it was. */
function taskFor(at: number): SizedTask<MeasureTask> {
  return measuring(
    'out',
    Array.from({ length: at + 1 }, () => sentence),
    Array.from({ length: at + 1 }, () => sentence.source),
  );
}

function measuring(file: string, items: readonly Sentence[], lines: readonly string[]): SizedTask<MeasureTask> {
  const batch = { first: 0, items, file: 'gold', references: [], outputs: [{ file, lines }] };
  return { task: { specs: [{ name: 'm2' }], batch, preparation: {}, characters: 0 }, size: 1 };
}

describe('streamTasks(job, tasks)', () => {
  it('gives results in the order of the tasks, and asks for no more than a few ahead', async () => {
    const threads = 2;
    let taskCount = 0;
    let taken = 0;
    async function* tasks(): AsyncGenerator<SizedTask<MeasureTask>> {
      for (let at = 0; at < 40; at++) {
        taskCount++;
        expect(taskCount - taken).toBeLessThanOrEqual(3 * threads + 1);
        yield await Promise.resolve(taskFor(at));
      }
    }
    const sizes: number[] = [];
    for await (const { sentences } of streamTasks(measureJob, tasks(), { threads, total: undefined })) {
      taken++;
      sizes.push(sentences);
    }
    expect(sizes).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(taskCount).toBe(40);
  });

  it('does tasks of the first kind in this thread before it does others', async () => {
    const here: (string | undefined)[] = [];
    const kindOf = (at: number): string => (at % 2 === 0 ? 'first' : 'second');
    const kinds = new Map<MeasureTask, string>();
    const tasks = Array.from({ length: 10 }, (_, at) => {
      const task = { ...taskFor(at), kind: kindOf(at) };
      kinds.set(task.task, task.kind);
      return task;
    });
    const job: typeof measureJob = {
      ...measureJob,
      work: (task, tools) => {
        here.push(kinds.get(task));
        return measureJob.work(task, tools);
      },
    };
    const sizes: number[] = [];
    for await (const { sentences } of streamTasks(job, tasks, { threads: 2, total: 10 })) sizes.push(sentences);
    expect(sizes).toEqual(tasks.map((_, at) => at + 1));
    expect(here[0]).toBe('first');
    expect(here).toEqual(here.toSorted());
  });

  it('gives what came before the tasks failed, then the failure', async () => {
    async function* tasks(): AsyncGenerator<SizedTask<MeasureTask>> {
      yield await Promise.resolve(taskFor(1));
      yield taskFor(2);
      throw new Error('no more');
    }
    for (const threads of [1, 2]) {
      let results = 0;
      const run = async (): Promise<void> => {
        for await (const _ of streamTasks(measureJob, tasks(), { threads, total: undefined })) results++;
      };
      await expect(run()).rejects.toThrow('no more');
      expect(results).toBe(2);
    }
  });

  it('throws the error of the first task that fails, and gives nothing after it', async () => {
    const long = (word: string): string => Array.from({ length: 9000 }, (_, at) => word + String(at)).join(' ');
    const failing = (file: string): SizedTask<MeasureTask> =>
      measuring(file, [{ ...sentence, source: long('a') }], [long('b')]);
    for (const threads of [1, 2]) {
      let results = 0;
      const tasks = [
        taskFor(0),
        failing('second'),
        failing('third'),
        ...Array.from({ length: 9 }, (_, at) => taskFor(at)),
      ];
      const run = async (): Promise<void> => {
        for await (const _ of streamTasks(measureJob, tasks, { threads, total: 12 })) results++;
      };
      await expect(run()).rejects.toMatchObject({ code: 'SENTENCE_TOO_LONG', file: 'second' });
      expect(results).toBe(1);
    }
  });

  it('does one task at a time in this thread, however many stages there are', async () => {
    let inThisThread = 0;
    const most: number[] = [];
    const job = {
      name: 'known to this thread alone',
      work: async (at: number): Promise<number> => {
        most.push(++inThisThread);
        await Promise.resolve();
        inThisThread--;
        return at;
      },
    };
    const tasks = [0, 1, 2, 3].map((task) => ({ task, size: 1 }));
    const stage = async (): Promise<number[]> => {
      const results: number[] = [];
      for await (const result of streamTasks(job, tasks, { threads: 1, total: 4 })) results.push(result);
      return results;
    };
    expect(await Promise.all([stage(), stage(), stage()])).toEqual(Array.from({ length: 3 }, () => [0, 1, 2, 3]));
    expect(new Set(most)).toEqual(new Set([1]));
  });

  it('shares threads between stages at the same time, each with its results in order', async () => {
    const stage = async (count: number): Promise<number[]> => {
      const tasks = Array.from({ length: count }, (_, at) => taskFor(at));
      const sizes: number[] = [];
      for await (const { sentences } of streamTasks(measureJob, tasks, { threads: 2, total: count }))
        sizes.push(sentences);
      return sizes;
    };
    const counts = [30, 20, 10];
    expect(await Promise.all(counts.map(stage))).toEqual(
      counts.map((count) => Array.from({ length: count }, (_, at) => at + 1)),
    );
  });

  it('asks for nothing more when the results are given up', async () => {
    let taskCount = 0;
    function* tasks(): Generator<SizedTask<MeasureTask>> {
      for (; taskCount < 99; taskCount++) yield taskFor(taskCount);
    }
    for await (const { sentences } of streamTasks(measureJob, tasks(), { threads: 2, total: 99 })) {
      expect(sentences).toBe(1);
      break;
    }
    expect(taskCount).toBeLessThan(8);
  });
});
