import type { Annotator } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { corpusFormats } from '@stet/core/internal';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { Select } from '../shell/choices.js';

const FORMATS = [...corpusFormats, { name: 'json', title: 'JSON' }];

interface ExportSectionProps {
  readonly task: string;
  readonly annotators: readonly Annotator[];
}

/** The marks as files to download. */
export function ExportSection({ task, annotators }: ExportSectionProps): ReactElement {
  const [whose, setWhose] = useState('');
  const texts = words().annotation.export;
  return (
    <section aria-labelledby="marks-export">
      <h2 id="marks-export">{texts.title}</h2>
      <Select
        className="narrow-field"
        label={texts.marksOf}
        options={[['', texts.everybody], ...annotators.map(({ id, name }) => [id, name] as const)]}
        value={whose}
        onChange={setWhose}
      />
      <p className="exports">
        {FORMATS.map(({ name: format, title }) => (
          <a
            key={format}
            className="button"
            href={api.href('/tasks/:task/annotation/export/:format', {
              param: { task, format },
              query: { annotator: whose === '' ? undefined : whose },
            })}
            download
          >
            {title.charAt(0).toUpperCase() + title.slice(1)}
          </a>
        ))}
      </p>
      <p className="quiet">{texts.note}</p>
    </section>
  );
}
