import type { ReactElement, ReactNode } from 'react';

interface Column {
  readonly title: ReactNode;
  readonly isNumber?: boolean;
}

/** A column of numbers. */
export const numbers = (title: ReactNode): Column => ({ title, isNumber: true });

/** A column of buttons, whose title only screen readers read. */
export const buttons = (title: string): Column => ({ title: <span className="unseen">{title}</span> });

interface ListTableProps {
  readonly columns: readonly (string | Column)[];
  /** The name of the region in which a wide table scrolls; without one it does not. */
  readonly name?: string;
  readonly caption?: string;
  readonly narrow?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of a page, with its head. */
export function ListTable({ columns, name, caption, narrow = false, children }: ListTableProps): ReactElement {
  const table = (
    <table className={narrow ? 'list narrow' : 'list'}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, at) => {
            const { title, isNumber = false }: Column = typeof column === 'string' ? { title: column } : column;
            return (
              <th key={at} scope="col" className={isNumber ? 'number' : undefined}>
                {title}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (name === undefined) return table;
  return (
    <div className="scroll" role="region" aria-label={name} tabIndex={0}>
      {table}
    </div>
  );
}
