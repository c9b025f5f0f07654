import type { AnnotationSettings, ErrorType } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { shownTypes } from '../error-types/shown-types.js';
import { words } from '../language/words.js';
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
  const texts = words().annotation.types;
  return (
    <section aria-labelledby="types">
      <h2 id="types">{texts.title}</h2>
      <details>
        <summary>{ownTypes ? texts.own(errorTypes.length) : texts.conll(errorTypes.length)}</summary>
        <dl className="types">
          {shownTypes(errorTypes).map(({ tag, name, description }) => (
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
        label={texts.upload}
        hint={texts.hint}
        busy={busy}
        isRefused={() => error !== undefined}
        onFile={run}
      />
      {ownTypes && (
        <button type="button" disabled={busy} onClick={on(null)}>
          {texts.useConll}
        </button>
      )}
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
