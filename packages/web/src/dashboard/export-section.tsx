import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { useModelsQuery } from '../models/models-choice.js';

const FORMATS = [
  ['xml', 'Judgments XML'],
  ['csv', 'CSV'],
  ['jsonl', 'JSON Lines'],
  ['seeda', 'SEEDA’s files'],
  ['html', 'Report as a page'],
  ['backup', 'Backup of everything'],
] as const;

interface ExportSectionProps {
  readonly campaign: Campaign;
  /** Whether there are verdicts on edits, which SEEDA's files are for. */
  readonly hasVerdicts: boolean;
}

/** The judgments for other programs, the report for people. */
export function ExportSection({ campaign: { id, version }, hasVerdicts }: ExportSectionProps): ReactElement {
  const query = useModelsQuery();
  const losses = useQuery('/campaigns/:campaign/export', { param: { campaign: id }, query, version });
  const offered = FORMATS.filter(([format]) => format !== 'seeda' || hasVerdicts);
  const lossesOf = (format: string): readonly string[] =>
    losses.data?.rows.find((row) => row.format === format)?.loses ?? [];
  const incomplete = offered.filter(([format]) => lossesOf(format).length > 0);
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p className="exports">
        {offered.map(([format, words]) => (
          <a
            key={format}
            className="button"
            href={api.href('/campaigns/:campaign/export/:format', { param: { campaign: id, format }, query })}
            download
          >
            {words}
          </a>
        ))}
      </p>
      {incomplete.length > 0 && (
        <>
          <p>Not every format holds everything:</p>
          <ul className="losses" aria-label="What formats leave out">
            {incomplete.map(([format, words]) => (
              <li key={format}>
                <strong>{words}</strong> leaves out {lossesOf(format).join('; ')}.
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="quiet">
        Judges whom you set aside are missing from these files, and models unless you include them, but not from the
        backup. <code>stet rank</code> reads the first three.
      </p>
    </section>
  );
}
