import { printTables, tableFormats, type TableFormat } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { saveFile } from '../../shell/save-file.js';
import type { ScoredTexts } from '../scoring/scored-texts.js';

type DownloadFormat = TableFormat | 'json';

const FORMATS: Readonly<Record<DownloadFormat, { readonly words: string; readonly file: string }>> = {
  text: { words: 'Text', file: 'scores.txt' },
  markdown: { words: 'Markdown', file: 'scores.md' },
  latex: { words: 'LaTeX', file: 'scores.tex' },
  csv: { words: 'CSV', file: 'scores.csv' },
  json: { words: 'JSON', file: 'scores.json' },
};

/** The scores as files, byte for byte as the command line prints them. */
export function Downloads({ result }: { readonly result: ScoredTexts }): ReactElement {
  return (
    <div className="downloads" role="group" aria-label="Download the scores">
      {([...tableFormats, 'json'] as const).map((format) => (
        <button
          key={format}
          type="button"
          onClick={() => {
            const text = new Blob([printed(result, format)], { type: 'text/plain;charset=utf-8' });
            saveFile(text, FORMATS[format].file);
          }}
        >
          {FORMATS[format].words}
        </button>
      ))}
    </div>
  );
}

function printed({ tables, document }: ScoredTexts, format: DownloadFormat): string {
  return format === 'json' ? `${JSON.stringify(document)}\n` : printTables(tables, format);
}
