import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { parsePublished } from './comparison/parse-published.js';
import { once, runnerOf, type Bench } from './bench.js';
import { reproduce } from './reproduce.js';
import type { Recipe } from './recipe.js';

const BENCH: Bench = { data: '/nowhere', seed: 1, runs: 10, folds: 2, memory: {} };
const TEXT = '# paper: A\n# page: 1\n# caption: B\nname\tx\nrow\t1\n';
const TABLE = { ...parsePublished(TEXT), id: 'paper', table: '1' };
const recipe = (overrides: Partial<Recipe>): Recipe => ({
  paper: 'paper',
  table: '1',
  needs: [],
  compute: () => [],
  ...overrides,
});

describe('reproduce(bench, tables, recipes)', () => {
  it('compares what the recipe computes with what is printed', async () => {
    const compute = (): { row: string; column: string; value: number }[] => [{ row: 'row', column: 'x', value: 1 }];
    const { tables, counts } = await reproduce(BENCH, [TABLE], [recipe({ compute })]);
    expect(tables[0].cells).toEqual([{ row: 'row', column: 'x', published: '1', computed: 1, status: 'exact' }]);
    expect(counts.exact).toBe(1);
  });

  it('names data that are not there, and compares nothing then', async () => {
    const compute = (): never => {
      throw new Error('must not be called');
    };
    const { tables, counts } = await reproduce(BENCH, [TABLE], [recipe({ needs: ['a.txt'], compute })]);
    expect(tables[0]).toMatchObject({ missing: ['a.txt'], cells: [] });
    expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0]);
  });

  it('tells progress, also within a table, and never backwards', async () => {
    const told: number[] = [];
    const compute: Recipe['compute'] = ({ onProgress }) => {
      for (let half = 0; half < 4; half++) onProgress?.(0.5);
      return [];
    };
    await reproduce(BENCH, [TABLE], [recipe({ compute, steps: 2 })], (done, total) => told.push(done / total));
    expect(told).toEqual([0.25, 0.5, 0.75, 1, 1]);
  });

  it('begins with the longest tables, as many at a time as there are threads, and keeps the order of the tables', async () => {
    const begun: string[] = [];
    let underWay = 0;
    const mostUnderWay: number[] = [];
    const names = ['short', 'long', 'middle', 'unknown'];
    const timed = (table: string, seconds?: number): Recipe =>
      recipe({
        table,
        ...(seconds === undefined ? {} : { seconds }),
        compute: async () => {
          begun.push(table);
          mostUnderWay.push(++underWay);
          await nextTurn();
          underWay--;
          return [];
        },
      });
    const { tables } = await reproduce(
      { ...BENCH, threads: 2 },
      names.map((table) => ({ ...TABLE, table })),
      [timed('short', 1), timed('long', 9), timed('middle', 5), timed('unknown')],
    );
    expect(tables.map(({ table }) => table)).toEqual(names);
    expect(begun).toEqual(['long', 'middle', 'short', 'unknown']);
    expect(Math.max(...mostUnderWay)).toBe(2);
  });

  it('ends the other tables when one fails', async () => {
    const ended: unknown[] = [];
    const names = ['long', 'broken', 'never begun'];
    const job = { name: 'wait', work: (): Promise<void> => nextTurn() };
    const tasks = Array.from({ length: 1000 }, () => ({ task: {}, size: 1 }));
    const compute: Recipe['compute'] = async (bench) => {
      try {
        const results = runnerOf({ ...bench, threads: 1 }).run(job, tasks, { stage: 'Waiting' });
        for await (const result of results) expect(result).toBeUndefined();
      } catch (error) {
        ended.push(error);
      }
      return [];
    };
    const failure = new Error('no such file');
    const recipes = [
      recipe({ table: 'long', seconds: 9, compute }),
      recipe({ table: 'broken', seconds: 5, compute: () => Promise.reject(failure) }),
      recipe({ table: 'never begun', compute: () => Promise.reject(new Error('must not be called')) }),
    ];
    const tables = names.map((table) => ({ ...TABLE, table }));
    await expect(reproduce({ ...BENCH, threads: 2 }, tables, recipes)).rejects.toBe(failure);
    await vi.waitFor(() => {
      expect(ended).toEqual([failure]);
    });
  });
});

describe('once(compute)', () => {
  it('computes once for each memory', async () => {
    let calls = 0;
    const compute = once(() => Promise.resolve(++calls));
    const otherBench = { ...BENCH, memory: {} };
    expect([await compute(BENCH), await compute(BENCH), await compute(otherBench)]).toEqual([1, 1, 2]);
  });
});
