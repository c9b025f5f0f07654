import { printTables, type TableFormat } from '@stet/core/internal';
import type { Leaderboard } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { inEnglish, words } from '../language/words.js';
import { boardTable } from './board-table.js';

const FORMATS = ['text', 'markdown', 'latex', 'csv'] as const satisfies TableFormat[];

interface TakeTableProps {
  readonly board: Leaderboard;
  readonly title: string;
  readonly type: string | undefined;
  /** The address of the same data as JSON. */
  readonly json: string;
}

/** The table for a paper or a program, in English whatever the page speaks. */
export function TakeTable({ board, title, type, json }: TakeTableProps): ReactElement {
  const [format, setFormat] = useState<(typeof FORMATS)[number]>();
  const { leaderboard } = words();
  return (
    <details>
      <summary>{leaderboard.take}</summary>
      <div className="actions">
        {FORMATS.map((each) => (
          <button key={each} type="button" aria-pressed={format === each} onClick={() => setFormat(each)}>
            {leaderboard.formats[each]}
          </button>
        ))}
        <a className="button" href={json} download="leaderboard.json">
          {leaderboard.formats.json}
        </a>
      </div>
      {format !== undefined && (
        <pre
          className="command"
          role="region"
          aria-label={leaderboard.as(title, leaderboard.formats[format])}
          tabIndex={0}
        >
          {inEnglish(() => printTables([boardTable(board, type)], format))}
        </pre>
      )}
    </details>
  );
}
