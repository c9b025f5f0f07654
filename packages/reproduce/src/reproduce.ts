import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { VERSION } from '@stet/core/internal';
import type { Cell } from './comparison/cell.js';
import { compareTable, countStatuses } from './comparison/compare-table.js';
import { findContradictions, type Contradiction } from './comparison/contradictions.js';
import type { ReproducedTable, Reproduction } from './comparison/reproduction.js';
import { dataFile, type Bench } from './bench.js';
import type { NamedTable } from './published.js';
import type { Recipe } from './recipe.js';

/** Units of progress for all tables. */
const UNITS = 1000;
/** Tables whose recipe names no time count for so many seconds. */
const SHORT = 0.2;

/**
 * Computes the tables from the data, and compares each with what the paper prints. As many tables as there are threads
 * are under way at a time, the longest first, so that the parts that only one thread can do share their time with others.
 */
export async function reproduce(
  setup: Omit<Bench, 'onProgress' | 'signal'>,
  tables: readonly NamedTable[],
  recipes: readonly Recipe[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Reproduction> {
  const works = tables.map((table, at) => {
    const recipe = recipes.find((candidate) => candidate.paper === table.id && candidate.table === table.table);
    return { table, recipe, at, seconds: recipe?.seconds ?? SHORT };
  });
  const total = works.reduce((sum, { seconds }) => sum + seconds, 0);
  let done = 0;
  const reproduced: ReproducedTable[] = [];
  const failure = new AbortController();
  await doAtOnce(
    works.sort((a, b) => b.seconds - a.seconds),
    setup.threads ?? availableParallelism(),
    async ({ table, recipe, at, seconds }) => {
      failure.signal.throwIfAborted();
      let fractionLeft = 1;
      const tell = (fraction: number): void => {
        const progressed = Math.min(fractionLeft, fraction);
        fractionLeft -= progressed;
        done += seconds * progressed;
        onProgress(Math.round((UNITS * done) / total), UNITS);
      };
      const steps = recipe?.steps ?? 1;
      const bench = { ...setup, signal: failure.signal, onProgress: (fraction: number) => tell(fraction / steps) };
      try {
        reproduced[at] = await reproduceTable(bench, table, recipe);
      } catch (error) {
        failure.abort(error);
        throw error;
      }
      tell(fractionLeft);
    },
  );
  const contradictions = findContradictions(tables.map((table) => ({ ...table, name: nameOf(table.id, table.table) })));
  const marked = reproduced.map((table) => markContradicted(table, contradictions));
  const counts = countStatuses(marked.flatMap(({ cells }) => cells));
  return { tables: marked, contradictions, counts, signature: signatureOf(setup) };
}

function nameOf(paper: string, table: string): string {
  return `${paper}/${table}`;
}

function markContradicted(table: ReproducedTable, contradictions: readonly Contradiction[]): ReproducedTable {
  const name = nameOf(table.paper, table.table);
  const isContradicted = ({ row, column }: Cell): boolean =>
    contradictions.some(
      (cell) => cell.row === row && cell.column === column && cell.printed.some((printed) => printed.table === name),
    );
  const cells = table.cells.map((cell) => (isContradicted(cell) ? { ...cell, contradicted: true as const } : cell));
  return { ...table, cells };
}

/** Does `work` with each item in turn, so many at a time. */
async function doAtOnce<T>(items: readonly T[], count: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: count }, lane));
}

function signatureOf({ runs, folds, seed }: Pick<Bench, 'runs' | 'folds' | 'seed'>): string {
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
