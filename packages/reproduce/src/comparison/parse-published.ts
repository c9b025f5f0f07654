import { quote, splitLines } from '@stet/core/internal';
import { ReproduceError } from '../errors.js';
import type { CellNote, PublishedTable } from './published-table.js';

interface SourceLocation {
  readonly file: string | undefined;
  /** 1-based. */
  readonly line: number;
}

/**
 * Reads a published table: lines `# key: text` (paper, page, caption, note, quantity, not public), then tab-separated values
 * with a line of column titles. `not public` names `row X`, `column X` or `*`, then a colon and the reason.
 */
export function parsePublished(text: string, { file }: { readonly file?: string | undefined } = {}): PublishedTable {
  const lines = splitLines(text).map((line, at) => ({ line, location: { file, line: at + 1 } }));
  const headers = lines
    .filter(({ line }) => line.startsWith('#'))
    .map(({ line, location }) => parseHeader(line, location));
  const textsOf = (key: string): string[] =>
    headers.filter((header) => header.key === key).map((header) => header.text);
  const textOf = (key: string): string => {
    const found = textsOf(key).at(0);
    if (found === undefined) throw badTable(`a line "# ${key}: …"`, 'none', { file, line: 1 });
    return found;
  };
  const body = lines.filter(({ line }) => !line.startsWith('#'));
  if (body.length < 2) throw badTable('column titles and rows', 'none', { file, line: lines.length });
  const [, ...columns] = body[0].line.split('\t');
  return {
    paper: textOf('paper'),
    page: textOf('page'),
    caption: textOf('caption'),
    notes: textsOf('note'),
    quantity: textsOf('quantity').at(0),
    notPublic: headers.filter(({ key }) => key === 'not public').map(parseNote),
    columns,
    rows: body.slice(1).map(({ line, location }) => parseRow(line, columns.length, location)),
  };
}

interface Header {
  readonly key: string;
  readonly text: string;
  readonly location: SourceLocation;
}

const KEYS = ['paper', 'page', 'caption', 'note', 'quantity', 'not public'];

function parseHeader(line: string, location: SourceLocation): Header {
  const match = /^# ([a-z ]+): (.+)$/u.exec(line);
  if (match === null || !KEYS.includes(match[1])) {
    throw badTable(`"# key: text" with a key of ${KEYS.join(', ')}`, quote(line), location);
  }
  return { key: match[1], text: match[2], location };
}

function parseNote({ text, location }: Header): CellNote {
  const groups = /^(?:row (?<row>.+?)|column (?<column>.+?)|\*) ?: (?<reason>.+)$/u.exec(text)?.groups;
  if (groups === undefined)
    throw badTable('"row X: reason", "column X: reason" or "* : reason"', quote(text), location);
  const { row, column, reason } = groups as Partial<typeof groups> & { reason: string };
  return { ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }), reason };
}

function parseRow(line: string, columns: number, location: SourceLocation): PublishedTable['rows'][number] {
  const [name, ...texts] = line.split('\t');
  if (texts.length !== columns) throw badTable(`${columns + 1} columns`, String(texts.length + 1), location);
  return { name, texts };
}

function badTable(expected: string, found: string, location: SourceLocation): ReproduceError {
  return new ReproduceError({
    code: 'BAD_PUBLISHED',
    ...location,
    expected,
    found,
    remedy: 'Correct the published table.',
  });
}
