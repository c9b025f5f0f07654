import type { Campaign } from '@stet/server';
import { Fragment, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { useModelsQuery } from '../models/models-choice.js';
import { words } from '../language/words.js';
import { Reported } from '../shell/reported.js';

const FORMATS = ['xml', 'csv', 'jsonl', 'seeda', 'html', 'backup'] as const;

interface ExportSectionProps {
  readonly campaign: Campaign;
  /** Whether there are verdicts on edits, which SEEDA's files are for. */
  readonly hasVerdicts: boolean;
}

/** The judgments for other programs, the report for people. */
export function ExportSection({ campaign: { id, version }, hasVerdicts }: ExportSectionProps): ReactElement {
  const { export: said } = words().dashboard;
  const query = useModelsQuery();
  const losses = useQuery('/campaigns/:campaign/export', { param: { campaign: id }, query, version });
  const offered = FORMATS.filter((format) => format !== 'seeda' || hasVerdicts);
  const lossesOf = (format: string): readonly string[] =>
    losses.data?.rows.find((row) => row.format === format)?.loses ?? [];
  const incomplete = offered.filter((format) => lossesOf(format).length > 0);
  return (
    <section aria-labelledby="export">
      <h2 id="export">{said.title}</h2>
      <p className="exports">
        {offered.map((format) => (
          <a
            key={format}
            className="button"
            href={api.href('/campaigns/:campaign/export/:format', { param: { campaign: id, format }, query })}
            download
          >
            {said.formats[format]}
          </a>
        ))}
      </p>
      {incomplete.length > 0 && (
        <>
          <p>{said.incomplete}</p>
          <ul className="losses" aria-label={said.losses}>
            {incomplete.map((format) => (
              <li key={format}>
                {said.leavesOut(
                  <strong>{said.formats[format]}</strong>,
                  lossesOf(format).map((loss, at) => (
                    <Fragment key={loss}>
                      {at > 0 && '; '}
                      <Reported>{loss}</Reported>
                    </Fragment>
                  )),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="quiet">
        {said.note((text) => (
          <code>{text}</code>
        ))}
      </p>
    </section>
  );
}
