import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readText } from '@stet/node';
import { parsePublished } from './comparison/parse-published.js';
import type { PublishedTable } from './comparison/published-table.js';

/** A published table and its short names. */
export interface NamedTable extends PublishedTable {
  readonly id: string;
  readonly table: string;
}

/** The papers, oldest first, by the names of their folders. */
export const papers = ['m2', 'conll-2013', 'conll-2014', 'i-measure', 'human-evaluation', 'reassessment'] as const;

const FOLDER = fileURLToPath(new URL('../published/', import.meta.url));

/** Reads what the papers print, in the order of the papers and of their tables. */
export async function readPublished(): Promise<NamedTable[]> {
  return (await Promise.all(papers.map(readPaper))).flat();
}

async function readPaper(id: string): Promise<NamedTable[]> {
  const names = (await readdir(join(FOLDER, id))).filter((name) => name.endsWith('.tsv'));
  const tables = await Promise.all(
    names.map(async (name) => {
      const file = join(FOLDER, id, name);
      return { ...parsePublished(await readText(file), { file }), id, table: tableName(name) };
    }),
  );
  return tables.sort((a, b) => orderOf(a.table) - orderOf(b.table) || (a.table < b.table ? -1 : 1));
}

function tableName(file: string): string {
  return file.replace(/^table-/u, '').replace(/\.tsv$/u, '');
}

/** Tables by their number, then figures and statements of the text. */
function orderOf(table: string): number {
  const number = Number.parseInt(table, 10);
  return Number.isNaN(number) ? Infinity : number;
}
