import type { ReactElement } from 'react';
import { Breakable } from './breakable.js';
import { Scroll } from './scroll.js';
import type { Section } from './table-model.js';
import { tint } from './tint.js';

export interface DataTableProps extends Section {
  /** Tint cells by their percentage; the number stays in each. */
  readonly tinted?: boolean;
  /** Cells that stand out, by row and column. */
  readonly marked?: readonly (readonly [row: number, column: number])[];
  /** Readers can sort the rows by a column, on a page with a script. */
  readonly sortable?: boolean;
  /** By row, the id of what its first cell links to. */
  readonly links?: readonly string[];
  /** The id of what the table belongs to, where a page has several of one title. */
  readonly within?: string;
}

const FEW_COLUMNS = 3;
/** Cells with more characters hold a sentence, and get room for it. */
const SENTENCE = 40;

/** A table that scrolls sideways by itself if the page is narrow. */
export function DataTable({
  id,
  table,
  tinted = false,
  marked = [],
  sortable,
  links,
  within,
}: DataTableProps): ReactElement {
  const { title, columns, rows, groups = [], notes = [] } = table;
  const end = (column: number): string | undefined => (columns[column].align === 'right' ? 'number' : undefined);
  const markedCells = new Set(marked.map(([row, column]) => `${row} ${column}`));
  return (
    <div className="stet-table">
      <Scroll labelledBy={within === undefined ? `${id}-caption` : `${within} ${id}-caption`}>
        <table className={columns.length < FEW_COLUMNS ? 'narrow' : tinted ? 'tint' : 'plain'} data-sortable={sortable}>
          <caption id={`${id}-caption`}>
            <bdi>{title}</bdi>
          </caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col" className={end(at)}>
                  <bdi>{column.title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at} className={groups.includes(at) ? 'group' : undefined}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row" className={end(column)}>
                      <LinkedText text={cell} target={links?.at(at)} />
                    </th>
                  ) : (
                    <td
                      key={column}
                      className={cell.length > SENTENCE ? 'sentence-cell' : end(column)}
                      style={tinted ? tint(Number.parseFloat(cell) || 0) : undefined}
                    >
                      {markedCells.has(`${at} ${column}`) ? (
                        <mark>
                          <CellText text={cell} />
                        </mark>
                      ) : (
                        <CellText text={cell} />
                      )}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {notes.map((note, at) => (
        <p key={at} className="note">
          <bdi>
            <Breakable>{note}</Breakable>
          </bdi>
        </p>
      ))}
    </div>
  );
}

function LinkedText({ text, target }: { readonly text: string; readonly target: string | undefined }): ReactElement {
  return target === undefined ? (
    <bdi>{text}</bdi>
  ) : (
    <a href={`#${target}`}>
      <bdi>{text}</bdi>
    </a>
  );
}

/** The text of a cell; what follows a line break stands below it, smaller. */
function CellText({ text }: { readonly text: string }): ReactElement {
  const [first, ...rest] = text.split('\n');
  return (
    <>
      <bdi>{first}</bdi>
      {rest.map((line, at) => (
        <span key={at} className="under">
          <bdi>{line}</bdi>
        </span>
      ))}
    </>
  );
}
