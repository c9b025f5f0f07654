import { existsSync } from 'node:fs';
import { VERSION } from '@stet/core/internal';
import { compareTable, countStatuses } from './comparison/compare-table.js';
import type { ReproducedTable, Reproduction } from './comparison/reproduction.js';
import { dataFile, type Bench } from './bench.js';
import type { NamedTable } from './published.js';
import type { Recipe } from './recipe.js';

/** Units of progress for each table. */
const UNITS = 100;

/** Computes the tables from the data, one after the other, and compares each with what the paper prints. */
export async function reproduce(
  setup: Omit<Bench, 'onProgress'>,
  tables: readonly NamedTable[],
  recipes: readonly Recipe[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Reproduction> {
  const reproduced: ReproducedTable[] = [];
  let steps = 1;
  let stepsDone = 0;
  const tell = (step: number): void => {
    const fraction = Math.min(1, (stepsDone + step) / steps);
    onProgress(Math.round(UNITS * (reproduced.length + fraction)), UNITS * tables.length);
  };
  const bench: Bench = {
    ...setup,
    onProgress: (done, total) => {
      tell(done / total);
      if (done === total) stepsDone++;
    },
  };
  for (const table of tables) {
    const recipe = recipes.find((candidate) => candidate.paper === table.id && candidate.table === table.table);
    steps = recipe?.steps ?? 1;
    stepsDone = 0;
    reproduced.push(await reproduceTable(bench, table, recipe));
    onProgress(UNITS * reproduced.length, UNITS * tables.length);
  }
  const counts = countStatuses(reproduced.flatMap(({ cells }) => cells));
  return { tables: reproduced, counts, signature: signatureOf(bench) };
}

function signatureOf({ runs, folds, seed }: Bench): string {
  return ['reproduce', `runs:${runs}`, `folds:${folds}`, `seed:${seed}`, `stet:${VERSION}`].join('|');
}

async function reproduceTable(bench: Bench, published: NamedTable, recipe?: Recipe): Promise<ReproducedTable> {
  const { id, table, paper, page, caption, notes } = published;
  const missing = (recipe?.needs ?? []).filter((path) => !existsSync(dataFile(bench, path)));
  const named = { paper: id, table, citation: paper, page, caption, notes, missing };
  if (missing.length > 0) return { ...named, cells: [], unprinted: [] };
  const computed = (await recipe?.compute(bench)) ?? [];
  return { ...named, ...compareTable(published, computed, recipe?.reasons) };
}
