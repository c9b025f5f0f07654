import { badOption } from '@stet/core/internal';
import { papers, type NamedTable } from './published.js';

/** The tables of the `wanted` papers that match `only`, such as `conll-2014/7` or `i-measure/*`; by default all. */
export function selectTables(
  tables: readonly NamedTable[],
  wanted: readonly string[],
  only: readonly string[] = [],
): NamedTable[] {
  for (const paper of wanted) {
    if (tables.some(({ id }) => id === paper)) continue;
    throw badOption(`a paper: ${papers.join(', ')}`, paper, 'Name one of these, or none for all.');
  }
  for (const pattern of only) {
    if (tables.some((table) => matches(table, pattern))) continue;
    throw badOption(
      '{{only}} with tables such as conll-2014/7 or i-measure/*',
      pattern,
      `The papers are ${papers.join(', ')}.`,
    );
  }
  return tables.filter(
    (table) =>
      (wanted.length === 0 || wanted.includes(table.id)) &&
      (only.length === 0 || only.some((pattern) => matches(table, pattern))),
  );
}

/** A paper alone stands for all of its tables, and a number for its subtables too: 7 for 7a, 7b, … */
function matches({ id, table }: NamedTable, pattern: string): boolean {
  const [paper, wanted = '*'] = pattern.split('/');
  if (paper !== id && paper !== '*') return false;
  return wanted === '*' || wanted === table || (/^\d+$/u.test(wanted) && table.replace(/[a-z]$/u, '') === wanted);
}
