import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Cell, Reproduction } from '@stet/core';
import type { Bench } from './bench.js';
import { readPublished, type NamedTable } from './published.js';
import { recipes } from './recipes.js';
import { reproduce } from './reproduce.js';

const DATA = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
/** Fewer runs and folds than the command takes, for time: chance is allowed as much more. */
const BENCH: Bench = { data: DATA, seed: 1, runs: 60, folds: 4 };
const MINUTES = 60_000;

const nameOf = ({ paper, table }: { paper: string; table: string }): string => `${paper}/${table}`;
const cellsOf = ({ tables }: Reproduction): (Cell & { name: string })[] =>
  tables.flatMap((table) => table.cells.map((cell) => ({ ...cell, name: nameOf(table) })));

describe('the reproduction from public data', () => {
  if (!existsSync(DATA)) {
    it.skip('skipped: there is no ../shared/data beside the repository', () => undefined);
    return;
  }

  it(
    'agrees with the papers in at least 95 % of the cells that public data allow, and explains the rest',
    async () => {
      const reproduction = await reproduce(BENCH, await readPublished(), recipes);
      const cells = cellsOf(reproduction);
      expect(reproduction.tables.flatMap(({ missing }) => missing)).toEqual([]);
      const { exact, rounding, 'monte-carlo': monteCarlo, differs, 'not-public': notPublic } = reproduction.counts;
      expect(exact + rounding + monteCarlo).toBeGreaterThan(0.95 * (exact + rounding + monteCarlo + differs));
      expect(cells.filter(({ status, reason }) => status === 'differs' && reason === undefined)).toEqual([]);
      expect(cells).toHaveLength(exact + rounding + monteCarlo + differs + notPublic);
      expect(
        cells.filter(({ status }) => status === 'differs').map(({ name, row, column }) => [name, row, column]),
      ).toEqual([
        ['m2/2', '3', 'M2 scorer'],
        ['i-measure/3', '1', 'System edits'],
        ['i-measure/3', '2', 'System edits'],
        ['i-measure/statements', 'equally optimal alignments produce the same results', 'Holds'],
        ['human-evaluation/3a', 'INPUT', 'P'],
        ['human-evaluation/4', 'Total ordering (non-ties)', 'TS'],
        ['human-evaluation/5', 'M2 F0.18', "Pearson's r"],
        ['reassessment/3', 'comparisons', 'Unexpanded NoTies'],
      ]);
      // Only rankings drawn at random may use the room of chance; only Table 3a cuts digits off.
      const namesWith = (status: Cell['status']): Set<string> =>
        new Set(cells.filter((cell) => cell.status === status).map(({ name }) => name));
      for (const name of namesWith('monte-carlo')) expect(name).toMatch(/^human-evaluation\/(3b|3c|4|7[a-h])$/u);
      expect([...namesWith('rounding')]).toEqual(['human-evaluation/3a']);
    },
    10 * MINUTES,
  );

  it(
    'computes the same whatever is printed',
    async () => {
      const tables = (await readPublished()).filter(({ id, table }) => !isSlow(`${id}/${table}`));
      const computed = async (own: readonly NamedTable[]): Promise<unknown[]> =>
        cellsOf(await reproduce(BENCH, own, recipes)).map(({ name, row, column, computed: value }) => [
          name,
          row,
          column,
          value,
        ]);
      expect(await computed(tables.map(altered))).toEqual(await computed(tables));
    },
    10 * MINUTES,
  );
});

const isSlow = (name: string): boolean => /^human-evaluation\/(3b|3c|4|7)|^i-measure\/11/u.test(name);

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
