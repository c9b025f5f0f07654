import type { Chapter, Block, Report, Section } from '@stet/charts';
import { leftColumn as left, rightColumn as right } from '@stet/core/internal';
import type { Cell, CellStatus } from '../comparison/cell.js';
import type { ReproducedTable, Reproduction } from '../comparison/reproduction.js';
import { reproductionSections, shownCell } from './reproduction-sections.js';

/** The charts of the tables that have any. */
export type TableCharts = ReadonlyMap<ReproducedTable, readonly Block[]>;

/** The reproduction as a page, paper by paper, with each table laid out as in its paper. */
export function reproductionPage(title: string, reproduction: Reproduction, charts: TableCharts): Report {
  const sections = new Map(reproductionSections(reproduction).map((section) => [section.id, section]));
  const papers = [...new Set(reproduction.tables.map(({ paper }) => paper))];
  const counts = sections.get('counts');
  const absent = sections.get('not-to-be-had');
  return {
    kind: 'Published numbers, computed again',
    title,
    summary: counts?.table.notes?.[0] ?? '',
    chapters: [
      {
        id: 'the-counts',
        heading: 'In all',
        text: `A cell shows what the paper prints, how ours stands to it, and ours where it has more digits: ${KEY}.`,
        blocks: counts === undefined ? [] : [{ block: 'table', ...counts }],
      },
      ...papers.flatMap((paper) => paperChapter(paper, reproduction, sections, charts)),
      ...(absent === undefined ? [] : [absentChapter(absent)]),
    ],
  };
}

const COUNTS = ['No papers', 'One paper', 'Two papers', 'Three papers', 'Four papers', 'Five papers', 'Six papers'];

/** A heading that counts the papers shown. */
export function reproductionTitle({ tables }: Reproduction): string {
  const papers = new Set(tables.map(({ paper }) => paper)).size;
  return `${COUNTS.at(papers) ?? `${papers} papers`} on the evaluation of grammatical error correction`;
}

const SIGNS: Readonly<Record<CellStatus, string>> = {
  exact: '=',
  rounding: '≈',
  'monte-carlo': '~',
  differs: '≠',
  'not-public': '',
};

const KEY = '= exact, ≈ within rounding, ~ within Monte-Carlo error, ≠ differs (in bold, on a tint)';

function absentChapter(absent: Section): Chapter {
  return {
    id: 'the-rest',
    heading: 'Unavailable tables',
    text: 'Tables whose data were never released.',
    blocks: [{ block: 'table', ...absent }],
  };
}

function paperChapter(
  paper: string,
  { tables }: Reproduction,
  sections: ReadonlyMap<string, Section>,
  charts: TableCharts,
): Chapter[] {
  const paperTables = tables.filter((table) => table.paper === paper);
  const blocks = paperTables.flatMap((table): Block[] => {
    const id = `${paper}-${table.table}`;
    const compared = sections.get(id);
    const drawn = charts.get(table);
    const unprinted = sections.get(`${id}-unprinted`);
    return [
      ...(compared === undefined ? [] : [shapedBlock(id, table, compared)]),
      ...(drawn ?? []),
      // The chart already shows the values that have no printed number.
      ...(unprinted === undefined || drawn !== undefined ? [] : [{ block: 'table' as const, ...unprinted }]),
    ];
  });
  const [, authors = paper, work = ''] = /^(.*?\d{4}), (.*)$/u.exec(paperTables[0].citation) ?? [];
  return blocks.length === 0 ? [] : [{ id: `paper-${paper}`, heading: authors, text: work, blocks }];
}

/** The cells in the rows and columns of the paper. */
function shapedBlock(id: string, { table, page, caption, cells }: ReproducedTable, compared: Section): Block {
  const columns = [...new Set(cells.map(({ column }) => column))];
  const rows = [...new Set(cells.map(({ row }) => row))];
  const cellAt = new Map(cells.map((cell) => [JSON.stringify([cell.row, cell.column]), cell]));
  const differing = cells.filter(({ status }) => status === 'differs');
  return {
    block: 'table',
    id,
    // The first column has the names of the rows.
    marked: differing.map(({ row, column }) => [rows.indexOf(row), columns.indexOf(column) + 1]),
    table: {
      title: `${/^\d/u.test(table) ? `Table ${table}` : named(table)}, page ${page}`,
      columns: [left('Row'), ...columns.map((column) => right(column))],
      rows: rows.map((row) => [row, ...columns.map((column) => beside(cellAt.get(JSON.stringify([row, column]))))]),
      notes: [caption, ...(compared.table.notes ?? [])],
    },
  };
}

const named = (table: string): string => table.charAt(0).toUpperCase() + table.slice(1).replaceAll('-', ' ');

function beside(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  const ours = shownCell(cell);
  if (cell.status === 'exact' && ours === cell.published) return `${cell.published} =`;
  return [cell.published, SIGNS[cell.status], ours].filter((text) => text !== '').join(' ');
}
