import {
  errorTypeSets,
  essayTypeDistribution,
  essaysToM2,
  parseNucle,
  tokenise,
  type Essay,
} from '@stet/core/internal';
import { readText } from '@stet/node';
import { dataFile, type Bench } from '../bench.js';
import type { ComputedCell } from '../comparison/cell.js';
import { cellsOf } from '../recipe.js';

export async function readEssays(bench: Bench, file: string): Promise<Essay[]> {
  return parseNucle(await readText(dataFile(bench, file)), { file });
}

/** Essays, sentences and tokens: Table 2 of both shared tasks. */
export function corpusCells(essays: readonly Essay[]): ComputedCell[] {
  const sources = essaysToM2(essays).blocks.flatMap((block) => block.sources);
  return [
    ...cellsOf('essays', { 'Test data': essays.length }),
    ...cellsOf('sentences', { 'Test data': sources.length }),
    ...cellsOf('word tokens', { 'Test data': sources.reduce((sum, source) => sum + tokenise(source).length, 0) }),
  ];
}

/** The error types of a shared task, in the order of its tables. */
export function errorTypes(task: string): string[] {
  return errorTypeSets.filter(({ name }) => name === task).flatMap(({ types }) => types.map(({ tag }) => tag));
}

/** How many marks an annotator made, by type and in total, and their percentages: Table 3 of both shared tasks. */
export function typeCells(
  essays: readonly Essay[],
  column: string,
  types: readonly string[],
  titles: { readonly all: string; readonly types?: string },
): ComputedCell[] {
  const counts = new Map(essayTypeDistribution([essays]).map(({ type, edits }) => [type, edits[0]]));
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
  const total = sum(counts.values());
  const cells = (row: string, count: number): ComputedCell[] =>
    cellsOf(row, { [column]: count, [`${column} %`]: (100 * count) / total });
  const numbers = types.map((type) => counts.get(type) ?? 0);
  return [
    ...types.flatMap((type, at) => cells(type, numbers[at])),
    ...(titles.types === undefined ? [] : cells(titles.types, sum(numbers))),
    ...cells(titles.all, total),
  ];
}
