import { describe, expect, it } from 'vitest';
import { parsePublished } from './comparison/parse-published.js';
import { once, type Bench } from './bench.js';
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
      for (let step = 0; step < 2; step++) for (const done of [1, 2]) onProgress?.(done, 2);
      return [];
    };
    await reproduce(BENCH, [TABLE], [recipe({ compute, steps: 2 })], (done, total) => told.push(done / total));
    expect(told).toEqual([0.25, 0.5, 0.75, 1, 1]);
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
