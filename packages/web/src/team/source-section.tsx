import type { Task } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { ProblemNote } from '../shell/problem-note.js';
import { saveFile } from '../shell/save-file.js';
import { useAction } from '../shell/use-action.js';
import { Moment } from '../time/moment.js';

const FORMATS = ['txt', 'm2', 'json'] as const;

type Format = (typeof FORMATS)[number];

/** The sentences to correct. */
export function SourceSection({ task, teamKey }: { readonly task: Task; readonly teamKey: string }): ReactElement {
  const { id, sentences, may, settings } = task;
  const { on, busy, error } = useAction(async (format: Format) => {
    const request = { param: { task: id }, query: { format }, key: teamKey };
    saveFile(await api.file('/tasks/:task/source', request), `source.${format}`);
  });
  const { source: releasedAt } = settings.release;
  const { source } = words().team;
  return (
    <section aria-labelledby="source">
      <h2 id="source">{source.title}</h2>
      {may.readSource ? (
        <>
          <p>{source.lines(sentences)}</p>
          <div className="actions">
            {FORMATS.map((format) => (
              <button key={format} type="button" disabled={busy} onClick={on(format)}>
                {source[format]}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p className="empty">
          {releasedAt === null
            ? source.notReleased
            : source.releasedAt(<Moment at={releasedAt} zone={settings.phases.at(0)?.timeZone ?? 'UTC'} />)}
        </p>
      )}
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
