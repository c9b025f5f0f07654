import { expect, it } from 'vitest';
import { describeGolden, readSharedJson, sharedFolder } from '../../core/src/testing/shared.js';
import type { Cell } from './comparison/cell.js';
import type { ReproducedTable } from './comparison/reproduction.js';
import type { Bench } from './bench.js';
import { readPublished, type NamedTable } from './published.js';
import { recipes } from './recipes.js';
import { reproduce } from './reproduce.js';

/** Tables that take the most time. */
const SLOW = /^human-evaluation\/(3b|3c|4|7)|^i-measure\/11|^errant/u;

/** What errant_compare 3.0.2 printed of the files that ERRANT made. */
interface ErrantRuns {
  readonly runs: readonly {
    readonly hyp: string;
    readonly options: string;
    readonly p: number;
    readonly r: number;
    readonly f: number;
  }[];
}

type NamedCell = Cell & { readonly name: string };

const cellsOf = (tables: readonly ReproducedTable[]): NamedCell[] =>
  tables.flatMap(({ paper, table, cells }) => cells.map((cell) => ({ ...cell, name: `${paper}/${table}` })));

describeGolden('the reproduction from public data', () => {
  /** Fewer runs and folds than the command takes, for time: chance is allowed as much more. */
  const settings = { data: sharedFolder('data'), seed: 1, runs: 60, folds: 4 };
  /** A bench that remembers nothing of others. */
  const freshBench = (): Bench => ({ ...settings, memory: {} });
  sharedFolder('data/errant');
  // The tables on SEEDA have a test of their own.
  const published = readPublished().filter(({ id }) => id !== 'seeda');
  const bench = freshBench();
  const reproduction = reproduce(bench, published, recipes);

  it('agrees with the papers in at least 95 % of the cells that public data allow, and explains the rest', async () => {
    const { tables, counts } = await reproduction;
    const cells = cellsOf(tables);
    expect(tables.flatMap(({ missing }) => missing)).toEqual([]);
    const { exact, rounding, 'monte-carlo': monteCarlo, differs, 'not-public': notPublic } = counts;
    expect(exact + rounding + monteCarlo).toBeGreaterThan(0.95 * (exact + rounding + monteCarlo + differs));
    expect([exact + rounding + monteCarlo + differs, notPublic]).toEqual([2022, 923]);
    expect(cells.filter(({ status, reason }) => status === 'differs' && reason === undefined)).toEqual([]);
    const differing = cells.filter(({ status }) => status === 'differs');
    expect(differing.map(({ name, row, column }) => [name, row, column])).toEqual([
      ['m2/2', '3', 'M2 scorer'],
      ['i-measure/3', '1', 'System edits'],
      ['i-measure/3', '2', 'System edits'],
      ['i-measure/statements', 'equally optimal alignments produce the same results', 'Holds'],
      ['human-evaluation/3a', 'INPUT', 'P'],
      ['human-evaluation/5', 'M2 F0.18', "Pearson's r"],
      ['reassessment/3', 'comparisons', 'Unexpanded NoTies'],
    ]);
  });

  it('leaves room for chance only where rankings are drawn at random, and for cut digits only in one table', async () => {
    const cells = cellsOf((await reproduction).tables);
    const namesWith = (status: Cell['status']): string[] => [
      ...new Set(cells.filter((cell) => cell.status === status).map(({ name }) => name)),
    ];
    for (const name of namesWith('monte-carlo')) expect(name).toMatch(/^human-evaluation\/(3b|3c|4|7[a-h])$/u);
    expect(namesWith('rounding')).toEqual(['human-evaluation/3a']);
  });

  it('scores the CoNLL-2014 systems as ERRANT does from its own files, and within 0.15 points with our tagger', async () => {
    const { unprinted = [] } = (await reproduction).tables.find(({ paper }) => paper === 'errant') ?? {};
    const valueOf = (system: string, title: string): unknown =>
      unprinted.find(({ row, column }) => row === system && column === title)?.value;
    const { runs } = readSharedJson('golden/errant/compare-conll14.json') as ErrantRuns;
    const differences = runs
      .filter(({ options }) => options === '')
      .map(({ hyp, p, r, f }) => {
        const system = hyp.replace(/^.*-|\.errant$/gu, '');
        const byErrant = ['P', 'R', 'F0.5'].map((title) => valueOf(system, `ERRANT ${title}`));
        expect(byErrant, system).toEqual([p, r, f].map((ratio) => expect.closeTo(100 * ratio, 6) as number));
        return Math.abs(Number(valueOf(system, 'F0.5')) - 100 * f);
      });
    expect(differences).toHaveLength(13);
    expect(Math.max(...differences)).toBeLessThan(0.15);
    const clusters = unprinted.filter(({ column }) => column === 'Cluster').map(({ value }) => Number(value));
    expect(clusters).toEqual(clusters.toSorted((a, b) => a - b));
    expect(Math.max(...clusters)).toBeGreaterThan(3);
  });

  it('gives the same bytes on one thread and on two', async () => {
    const selected = published.filter(({ id, table }) => `${id}/${table}` === 'human-evaluation/7g');
    const [alone, both] = [1, 2].map((threads) => reproduce({ ...freshBench(), threads }, selected, recipes));
    expect(JSON.stringify(await both)).toBe(JSON.stringify(await alone));
  });

  it('computes the same whatever is printed', async () => {
    const fast = published.filter(({ id, table }) => !SLOW.test(`${id}/${table}`));
    // Recipes see the bench alone, and what they share on it: what is printed could only come in where tables are compared.
    const again = await reproduce(bench, fast.map(altered), recipes);
    const computed = (cells: readonly NamedCell[]): unknown[] =>
      cells.map(({ name, row, column, computed: value }) => [name, row, column, value]);
    const before = cellsOf((await reproduction).tables).filter(({ name }) => !SLOW.test(name));
    expect(computed(cellsOf(again.tables))).toEqual(computed(before));
    expect(again.counts.exact).toBe(0);
  });
});

/** Each printed number replaced by another. */
function altered(table: NamedTable): NamedTable {
  return {
    ...table,
    rows: table.rows.map(({ name, texts }) => ({
      name,
      texts: texts.map((text) => (text === '' ? '' : `9${text}`)),
    })),
  };
}
