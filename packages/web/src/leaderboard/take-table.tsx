import { printLatex, printMarkdown } from '@stet/charts';
import { useState, type ReactElement } from 'react';
import type { Leaderboard } from '../api/types.js';
import { boardTable } from './board-table.js';

const PRINTERS = { Markdown: printMarkdown, LaTeX: printLatex } as const;
type Format = keyof typeof PRINTERS;

interface TakeTableProps {
  readonly board: Leaderboard;
  readonly title: string;
  readonly type: string | undefined;
  /** Where the same is as JSON. */
  readonly json: string;
}

/** The table for a paper or a program. */
export function TakeTable({ board, title, type, json }: TakeTableProps): ReactElement {
  const [format, setFormat] = useState<Format>();
  return (
    <details>
      <summary>Take the table away</summary>
      <div className="actions">
        {(Object.keys(PRINTERS) as Format[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={format === name}
            onClick={() => {
              setFormat(name);
            }}
          >
            {name}
          </button>
        ))}
        <a className="button" href={json} download="leaderboard.json">
          JSON
        </a>
      </div>
      {format !== undefined && (
        <pre className="command" role="region" aria-label={`${title} as ${format}`} tabIndex={0}>
          {PRINTERS[format](boardTable(board, title, type))}
        </pre>
      )}
    </details>
  );
}
