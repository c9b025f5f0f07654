import { counted } from '@stet/core/internal';
import type { Task } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { saveFile } from '../shell/save-file.js';
import { useAction } from '../shell/use-action.js';
import { Moment } from '../time/moment.js';

const FORMATS = [
  ['txt', 'Text'],
  ['m2', 'M2 without edits'],
  ['json', 'JSON'],
] as const;

type Format = (typeof FORMATS)[number][0];

/** The sentences to correct. */
export function SourceSection({ task, teamKey }: { readonly task: Task; readonly teamKey: string }): ReactElement {
  const { id, sentences, may, settings } = task;
  const { on, busy, error } = useAction(async (format: Format) => {
    const source = { param: { task: id }, query: { format }, key: teamKey };
    saveFile(await api.file('/tasks/:task/source', source), `source.${format}`);
  });
  const { source } = settings.release;
  return (
    <section aria-labelledby="source">
      <h2 id="source">The source</h2>
      {may.readSource ? (
        <>
          <p>{counted(sentences, 'sentence')}. Line 5 of your output answers line 5 of the source.</p>
          <div className="actions">
            {FORMATS.map(([format, words]) => (
              <button key={format} type="button" disabled={busy} onClick={on(format)}>
                {words}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p className="empty">
          {source === null ? (
            'It is not released yet.'
          ) : (
            <>
              It is released <Moment at={source} zone={settings.phases.at(0)?.timeZone ?? 'UTC'} />.
            </>
          )}
        </p>
      )}
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
