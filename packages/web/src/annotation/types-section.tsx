import { counted } from '@stet/core/internal';
import type { AnnotationSettings, ErrorType } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { FileField } from '../shell/file-field.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

interface TypesSectionProps {
  readonly task: string;
  readonly settings: AnnotationSettings;
}

/** The error types to choose from: the 28 of CoNLL-2014, or a custom list. */
export function TypesSection({ task, settings: { errorTypes, ownTypes } }: TypesSectionProps): ReactElement {
  const { run, on, busy, error } = useAction(async (file: File | null) => {
    // The server validates the content.
    const errorTypes = file === null ? null : (JSON.parse(await file.text()) as ErrorType[]);
    await api.patch('/tasks/:task/annotation', { param: { task }, json: { errorTypes } });
  });
  return (
    <section aria-labelledby="types">
      <h2 id="types">Error types</h2>
      <details>
        <summary>
          {counted(errorTypes.length, 'type')}, {ownTypes ? 'your own' : 'those of CoNLL-2014'}
        </summary>
        <dl className="types">
          {errorTypes.map(({ tag, name, description }) => (
            <div key={tag}>
              <dt>
                <bdi>{tag}</bdi>
              </dt>
              <dd>
                <bdi>{name}</bdi>
                <small>{description}</small>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <FileField
        label="Your own types"
        hint='JSON: [{"tag": "Sp", "name": "Spelling", "description": "A word is misspelt."}, …]'
        busy={busy}
        isRefused={() => error !== undefined}
        onFile={run}
      />
      {ownTypes && (
        <button type="button" disabled={busy} onClick={on(null)}>
          Use those of CoNLL-2014
        </button>
      )}
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
