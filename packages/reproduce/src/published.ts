import { parsePublished } from './comparison/parse-published.js';
import type { PublishedTable } from './comparison/published-table.js';
import { publishedFiles } from './published-files.js';

/** A published table and its short names. */
export interface NamedTable extends PublishedTable {
  readonly id: string;
  readonly table: string;
}

/** The papers, oldest first, by the names of their folders. */
export const papers = [
  'm2',
  'conll-2013',
  'conll-2014',
  'i-measure',
  'human-evaluation',
  'errant',
  'reassessment',
  'seeda',
] as const;

/** What the papers print, in the order of the papers and of their tables. */
export function readPublished(): NamedTable[] {
  return papers.flatMap((id) =>
    publishedFiles
      .filter(({ path }) => path.startsWith(`${id}/`))
      .map(({ path, text }) => ({
        ...parsePublished(text, { file: `published/${path}` }),
        id,
        table: tableName(path.slice(id.length + 1)),
      }))
      .sort((a, b) => orderOf(a.table) - orderOf(b.table) || (a.table < b.table ? -1 : 1)),
  );
}

function tableName(file: string): string {
  return file.replace(/^table-/u, '').replace(/\.tsv$/u, '');
}

/** Tables by their number, then figures and statements of the text. */
function orderOf(table: string): number {
  const number = Number.parseInt(table, 10);
  return Number.isNaN(number) ? Infinity : number;
}
