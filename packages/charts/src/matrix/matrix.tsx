import type { ReactElement } from 'react';
import { shortened } from '../figure/label.js';
import { Scroll } from '../table/scroll.js';
import { tint } from '../table/tint.js';

export interface MatrixCell {
  readonly text: string;
  /** How strong the cell's tint is: from −1 (full in one colour) through 0 (none) to 1 (full in the other). */
  readonly lead?: number;
  readonly strong?: boolean;
  /** Set apart by a frame. */
  readonly framed?: boolean;
  /** Details, shown when pointing at the cell; the table of numbers has them too. */
  readonly title?: string;
}

interface MatrixProps {
  /** The id of the figure, which holds the title. */
  readonly id: string;
  /** What rows and columns are, such as `winner`. */
  readonly corner: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cell: (row: number, column: number) => MatrixCell | undefined;
}

/** Columns have less room than rows. */
const COLUMN_LENGTH = 9;

/** A heat map as a table: every cell says in text what its tint shows. */
export function Matrix({ id, corner, rows, columns, cell }: MatrixProps): ReactElement {
  return (
    <Scroll labelledBy={`${id}-title`}>
      <table className="matrix" aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            <th scope="col" className="corner">
              {corner}
            </th>
            {columns.map((name, at) => (
              <th key={at} scope="col" title={name}>
                <bdi>{shortened(name, COLUMN_LENGTH)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={row}>
              <th scope="row" title={name}>
                <bdi>{shortened(name)}</bdi>
              </th>
              {columns.map((_, column) => (
                <Cell key={column} cell={cell(row, column)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Cell({ cell }: { readonly cell: MatrixCell | undefined }): ReactElement {
  if (cell === undefined) return <td className="none" />;
  const { text, lead = 0, strong = false, framed = false, title } = cell;
  const name = [lead < 0 ? 'lower' : 'higher', ...(framed ? ['framed'] : [])].join(' ');
  return (
    <td className={name} style={tint(Math.round(Math.abs(lead) * 100))} title={title}>
      {strong ? <b>{text}</b> : text}
    </td>
  );
}
