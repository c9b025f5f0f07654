import type { Section } from '@stet/charts';
import { fixed, leftColumn as left, rightColumn as right } from '@stet/core/internal';
import { cellStatuses, type Cell, type CellStatus } from '../comparison/cell.js';
import { countStatuses } from '../comparison/compare-table.js';
import { parsePrinted } from '../comparison/printed-number.js';
import type { ReproducedTable, Reproduction } from '../comparison/reproduction.js';

/** A section for each table, then the tables that cannot be reproduced, and the counts. */
export function reproductionSections(reproduction: Reproduction): Section[] {
  const { tables } = reproduction;
  return [
    ...tables.flatMap((table) => [...(isCompared(table) ? [cellSection(table)] : []), ...unprintedSection(table)]),
    ...absentSection(tables),
    ...contradictionSection(reproduction),
    countSection(reproduction),
  ];
}

const isCompared = ({ cells }: ReproducedTable): boolean => cells.some(({ status }) => status !== 'not-public');
const nameOf = ({ paper, table }: Pick<ReproducedTable, 'paper' | 'table'>): string => `${paper}/${table}`;
const WORDS: Readonly<Record<CellStatus, string>> = {
  exact: 'exact',
  rounding: 'within rounding',
  'monte-carlo': 'within Monte-Carlo error',
  differs: 'differs',
  'not-public': 'not public',
};

function cellSection(table: ReproducedTable): Section {
  const cells = table.cells.filter(({ status }) => status !== 'not-public');
  return {
    id: nameOf(table).replace('/', '-'),
    table: {
      title: `${nameOf(table)}, page ${table.page}: ${table.caption}`,
      columns: [
        left('Row'),
        left('Column'),
        ...['Published', 'Computed', 'Difference'].map((title) => right(title)),
        left('Status'),
      ],
      rows: cells.map((cell) => [
        cell.row,
        cell.column,
        cell.published,
        shownCell(cell),
        difference(cell),
        cell.contradicted === true ? `${WORDS[cell.status]}, contradicted` : WORDS[cell.status],
      ]),
      notes: [...table.notes, ...reasonsOf(table.cells)],
    },
  };
}

/** Each reason once, with its cells or their number. */
function reasonsOf(cells: readonly Cell[]): string[] {
  const cellsByReason = (status: CellStatus): [reason: string, cellNames: string[]][] => {
    const names = new Map<string, string[]>();
    for (const { row, column, reason = 'No reason is known.' } of cells.filter((cell) => cell.status === status)) {
      names.set(reason, [...(names.get(reason) ?? []), `${row}, ${column}`]);
    }
    return [...names];
  };
  return [
    ...cellsByReason('differs').map(([reason, names]) => `Differs (${names.join('; ')}): ${reason}`),
    ...cellsByReason('rounding').map(([reason, { length }]) => `Within rounding (${length} cells): ${reason}`),
    ...cellsByReason('not-public').map(([reason, { length }]) => `Not public (${length} cells): ${reason}.`),
  ];
}

/** Our value, with two digits more than the paper prints. */
export function shownCell({ published, computed, mark }: Cell): string {
  if (typeof computed !== 'number') return computed ?? '';
  const decimals = parsePrinted(published)?.decimals ?? 2;
  // A whole number beside a printed 0.25 is no count.
  const isCount = Number.isInteger(computed) && decimals === 0;
  return withMark(isCount ? String(computed) : fixed(computed, decimals + 2), mark);
}

function withMark(number: string, mark: string | undefined): string {
  return mark === undefined ? number : `${number} ${mark}`;
}

function difference({ published, computed }: Cell): string {
  const printed = parsePrinted(published);
  if (typeof computed !== 'number' || printed === undefined) return '';
  const distance = computed - printed.value;
  return Number.isInteger(computed) && printed.decimals === 0
    ? String(distance)
    : fixed(distance, printed.decimals + 2);
}

/** Curves have hundreds of points. */
const MOST_UNPRINTED = 100;

/** Computed values for which the paper prints no number. */
function unprintedSection(table: ReproducedTable): Section[] {
  if (table.unprinted.length === 0) return [];
  const id = `${nameOf(table).replace('/', '-')}-unprinted`;
  if (table.cells.length === 0) return [{ id, table: shapedTable(table) }];
  const fractions = new Set(
    table.unprinted.flatMap(({ column, value }) =>
      typeof value === 'number' && !Number.isInteger(value) ? [column] : [],
    ),
  );
  return [
    {
      id,
      table: {
        title: `${nameOf(table)}: computed, with no printed number beside it`,
        columns: [left('Row'), left('Column'), right('Computed')],
        rows: table.unprinted
          .slice(0, MOST_UNPRINTED)
          .map(({ row, column, value, mark }) => [
            row,
            column,
            withMark(typeof value === 'number' && fractions.has(column) ? fixed(value, 4) : String(value), mark),
          ]),
        notes:
          table.unprinted.length > MOST_UNPRINTED
            ? [`And ${table.unprinted.length - MOST_UNPRINTED} more, in the JSON output.`]
            : [],
      },
    },
  ];
}

/** A table that no paper prints, in rows and columns of its own. */
function shapedTable({ unprinted, caption, notes, ...table }: ReproducedTable): Section['table'] {
  const rows = [...new Set(unprinted.map(({ row }) => row))];
  const columns = [...new Set(unprinted.map(({ column }) => column))].map((title) => {
    const values = new Map(unprinted.filter(({ column }) => column === title).map(({ row, value }) => [row, value]));
    const isWhole = [...values.values()].every((value) => typeof value === 'string' || Number.isInteger(value));
    return { title, values, decimals: isWhole ? 0 : 2 };
  });
  return {
    title: `${nameOf(table)}: ${caption}`,
    columns: [left('Row'), ...columns.map(({ title }) => right(title))],
    rows: rows.map((row) => [
      row,
      ...columns.map(({ values, decimals }) => {
        const value = values.get(row) ?? '';
        return typeof value === 'string' ? value : value.toFixed(decimals).replace(/^-(?=[0.]+$)/u, '');
      }),
    ]),
    notes,
  };
}

/** Tables without public data, and those whose data are not in the folder. */
function absentSection(tables: readonly ReproducedTable[]): Section[] {
  const rows = tables.flatMap((table) => {
    if (table.missing.length > 0) {
      return [[nameOf(table), table.page, '', `not in the folder: ${table.missing.join(', ')}`]];
    }
    if (isCompared(table) || table.cells.length === 0) return [];
    const reasons = [...new Set(table.cells.map(({ reason = '' }) => reason))];
    return [[nameOf(table), table.page, String(table.cells.length), reasons.join('; ')]];
  });
  if (rows.length === 0) return [];
  return [
    {
      id: 'not-to-be-had',
      table: {
        title: 'Unavailable tables',
        columns: [left('Table'), right('Page'), right('Cells'), left('Why')],
        rows,
      },
    },
  ];
}

/** Cells for which publications print different numbers: none of them can be right as printed for all. */
function contradictionSection({ contradictions }: Reproduction): Section[] {
  if (contradictions.length === 0) return [];
  return [
    {
      id: 'contradictions',
      table: {
        title: 'Cells that publications print differently',
        columns: [left('Row'), left('Column'), left('Printed')],
        rows: contradictions.map(({ row, column, printed }) => [
          row,
          column,
          printed.map(({ table, text }) => `${text} in ${table}`).join('; '),
        ]),
      },
    },
  ];
}

function countSection({ tables, counts, signature }: Reproduction): Section {
  const papers = [...new Set(tables.map(({ paper }) => paper))];
  const row = (name: string, statusCounts: Readonly<Record<CellStatus, number>>): string[] => [
    name,
    ...cellStatuses.map((status) => String(statusCounts[status])),
  ];
  return {
    id: 'counts',
    table: {
      title: 'Cells by status',
      columns: [left('Paper'), ...cellStatuses.map((status) => right(WORDS[status]))],
      rows: [
        ...papers.map((paper) =>
          row(paper, countStatuses(tables.filter((table) => table.paper === paper).flatMap(({ cells }) => cells))),
        ),
        row('all', counts),
      ],
      notes: [summary(counts), signature],
    },
  };
}

function summary({ exact, rounding, 'monte-carlo': monteCarlo, differs }: Reproduction['counts']): string {
  const good = exact + rounding + monteCarlo;
  const total = good + differs;
  const share = total === 0 ? '' : ` (${((100 * good) / total).toFixed(1)} %)`;
  return `${good} of ${total} cells with public data${share} are exact, within rounding or within Monte-Carlo error.`;
}
