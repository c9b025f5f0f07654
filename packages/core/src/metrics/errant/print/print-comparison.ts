import type { PrecisionRecall } from '../../f-score.js';
import type { Category } from '../categories.js';
import type { ErrantComparison } from '../compare.js';
import type { EditCounts } from '../counts.js';
import type { ComparisonMode } from '../keyed-edits.js';
import { pythonFloat } from './python-text.js';

/** What each way to compare edits measures, as `errant_compare` heads its tables. */
export const comparisonTitles: Readonly<Record<ComparisonMode, string>> = {
  cs: 'Span-Based Correction',
  cse: 'Span-Based Correction + Classification',
  ds: 'Span-Based Detection',
  dt: 'Token-Based Detection',
};

const WIDTH_OF_CATEGORIES = 66;
const WIDTH_OF_TOTALS = 46;

export interface PrintedComparison {
  readonly mode?: ComparisonMode | undefined;
  /** Rows by type, to be printed before the totals. */
  readonly categories?: readonly Category[] | undefined;
}

/** A comparison as `errant_compare` prints it, to the byte. */
export function printComparison(
  comparison: ErrantComparison,
  { mode = 'cs', categories }: PrintedComparison = {},
): string {
  const title = comparisonTitles[mode];
  const f = fName(comparison.beta);
  const lines = [
    ...(categories === undefined ? [] : ['', heading(title, WIDTH_OF_CATEGORIES), ...categoryRows(categories, f)]),
    '',
    heading(title, WIDTH_OF_TOTALS),
    ['TP', 'FP', 'FN', 'Prec', 'Rec', f].join('\t'),
    cellsOf(comparison).join('\t'),
    '='.repeat(WIDTH_OF_TOTALS),
    '',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

export function fName(beta: number): string {
  return `F${pythonFloat(beta)}`;
}

function categoryRows(categories: readonly Category[], f: string): string[] {
  const row = (type: string, cells: readonly string[]): string =>
    [type.padEnd(14), ...cells.slice(0, -1).map((cell) => cell.padEnd(8)), ...cells.slice(-1)].join(' ');
  return [
    row('Category', ['TP', 'FP', 'FN', 'P', 'R', f]),
    ...categories.map((category) => row(category.type, cellsOf(category))),
  ];
}

function cellsOf({ tp, fp, fn, precision, recall, value }: EditCounts & PrecisionRecall): string[] {
  return [...[tp, fp, fn].map(String), ...[precision, recall, value].map(pythonFloat)];
}

/** The title between equals signs, one more of them to its right where they cannot be as many on both sides. */
function heading(title: string, width: number): string {
  const spaced = ` ${title} `;
  const before = Math.max(0, Math.floor((width - spaced.length) / 2));
  return ('='.repeat(before) + spaced).padEnd(width, '=');
}
