import { printTables, type TableFormat } from '@stet/core/internal';
import type { Leaderboard } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { boardTable } from './board-table.js';

const FORMATS: Readonly<Record<string, TableFormat>> = {
  Text: 'text',
  Markdown: 'markdown',
  LaTeX: 'latex',
  CSV: 'csv',
};

interface TakeTableProps {
  readonly board: Leaderboard;
  readonly title: string;
  readonly type: string | undefined;
  /** The address of the same data as JSON. */
  readonly json: string;
}

/** The table for a paper or a program. */
export function TakeTable({ board, title, type, json }: TakeTableProps): ReactElement {
  const [format, setFormat] = useState<string>();
  return (
    <details>
      <summary>Copy or download the table</summary>
      <div className="actions">
        {Object.keys(FORMATS).map((name) => (
          <button key={name} type="button" aria-pressed={format === name} onClick={() => setFormat(name)}>
            {name}
          </button>
        ))}
        <a className="button" href={json} download="leaderboard.json">
          JSON
        </a>
      </div>
      {format !== undefined && (
        <pre className="command" role="region" aria-label={`${title} as ${format}`} tabIndex={0}>
          {printTables([boardTable(board, title, type)], FORMATS[format])}
        </pre>
      )}
    </details>
  );
}
