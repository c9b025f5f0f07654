import type { Block } from '@stet/charts';
import type { ReproducedTable, Reproduction } from './comparison/reproduction.js';
import type { Bench } from './bench.js';
import type { Drawing, Recipe } from './recipe.js';

/** The charts of the computed tables that have any. */
export async function drawTables(
  bench: Bench,
  { tables }: Reproduction,
  recipes: readonly Recipe[],
  draw: Drawing,
): Promise<ReadonlyMap<ReproducedTable, readonly Block[]>> {
  const charts = new Map<ReproducedTable, readonly Block[]>();
  for (const table of tables.filter(({ missing }) => missing.length === 0)) {
    const recipe = recipes.find((candidate) => candidate.paper === table.paper && candidate.table === table.table);
    const id = `${table.paper}-${table.table}`;
    const drawn = await recipe?.charts?.({ bench, cells: table.cells, id, draw });
    if (drawn !== undefined) charts.set(table, drawn);
  }
  return charts;
}
