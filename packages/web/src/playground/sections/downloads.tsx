import { printTables, tableFormats, type TableFormat } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { saveFile } from '../../shell/save-file.js';
import type { ScoredTexts } from '../scoring/scored-texts.js';
import { words } from '../../language/words.js';

type DownloadFormat = TableFormat | 'json';

const FILES: Readonly<Record<DownloadFormat, string>> = {
  text: 'scores.txt',
  markdown: 'scores.md',
  latex: 'scores.tex',
  csv: 'scores.csv',
  json: 'scores.json',
};

/** The scores as files, byte for byte as the command line prints them. */
export function Downloads({ result }: { readonly result: ScoredTexts }): ReactElement {
  const { playground } = words();
  return (
    <div className="downloads" role="group" aria-label={playground.downloadScores}>
      {([...tableFormats, 'json'] as const).map((format) => (
        <button
          key={format}
          type="button"
          onClick={() => {
            const text = new Blob([printed(result, format)], { type: 'text/plain;charset=utf-8' });
            saveFile(text, FILES[format]);
          }}
        >
          {playground.downloadFormats[format]}
        </button>
      ))}
    </div>
  );
}

function printed({ tables, document }: ScoredTexts, format: DownloadFormat): string {
  return format === 'json' ? `${JSON.stringify(document)}\n` : printTables(tables, format);
}
