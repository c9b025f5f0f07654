import type { Chapter, Part, Report } from '@stet/charts';
import type { ReproducedTable, Reproduction } from '@stet/core';
import { reproductionSections } from '../print/reproduction-sections.js';
import type { Section } from '../print/section.js';
import { tablePart } from './table-part.js';

/** The charts of a table, by its names. */
export type TableCharts = ReadonlyMap<ReproducedTable, readonly Part[]>;

/** What was reproduced, paper by paper, as a page. */
export function reproductionPage(title: string, reproduction: Reproduction, charts: TableCharts): Report {
  const sections = reproductionSections(reproduction);
  const papers = [...new Set(reproduction.tables.map(({ paper }) => paper))];
  const counts = sections.filter(({ id }) => id === 'counts');
  const summary = counts.flatMap(({ table }) => table.notes?.slice(0, 1) ?? []).join(' ');
  return {
    kind: 'Published numbers, computed again',
    title,
    summary,
    chapters: [
      chapter('the-counts', 'In all', 'How our cells stand beside the printed ones.', counts.flatMap(tableOf)),
      ...papers.flatMap((paper) => paperChapter(paper, reproduction, sections, charts)),
      ...sections
        .filter(({ id }) => id === 'not-to-be-had')
        .map((section) =>
          chapter('the-rest', 'What cannot be had', 'Tables whose data were never released.', tableOf(section)),
        ),
    ],
  };
}

const chapter = (id: string, heading: string, text: string, parts: readonly Part[]): Chapter => ({
  id,
  heading,
  text,
  parts,
});

const tableOf = ({ id, table }: Section): Part[] => [tablePart(id, table.title, table)];

function paperChapter(
  paper: string,
  { tables }: Reproduction,
  sections: readonly Section[],
  charts: TableCharts,
): Chapter[] {
  const own = tables.filter((table) => table.paper === paper);
  const parts = own.flatMap((table): Part[] => {
    const id = `${paper}-${table.table}`;
    const found = sections.filter((section) => section.id === id || section.id === `${id}-unprinted`);
    return [...(charts.get(table) ?? []), ...found.flatMap(tableOf)];
  });
  return parts.length === 0 ? [] : [chapter(`paper-${paper}`, paper, own[0].citation, parts)];
}
