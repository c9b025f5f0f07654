import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';

const FORMATS = [
  ['xml', 'Judgments XML'],
  ['csv', 'CSV'],
  ['jsonl', 'JSON Lines'],
  ['seeda', 'SEEDA’s files'],
  ['html', 'Report as a page'],
  ['backup', 'Backup of everything'],
] as const;

/** The judgments for other programs, the report for people. */
export function ExportSection({ campaign: { id, plan } }: { readonly campaign: Campaign }): ReactElement {
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p className="exports">
        {FORMATS.filter(([format]) => format !== 'seeda' || plan?.protocol.kind === 'edits').map(([format, words]) => (
          <a
            key={format}
            className="button"
            href={api.href('/campaigns/:campaign/export/:format', { param: { campaign: id, format } })}
            download
          >
            {words}
          </a>
        ))}
      </p>
      <p className="quiet">
        Judges whom you set aside are missing from these files, but not from the backup. <code>stet rank</code> reads
        the first three.
      </p>
    </section>
  );
}
