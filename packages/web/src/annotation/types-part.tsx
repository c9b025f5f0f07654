import { useCallback, type ReactElement } from 'react';
import type { AnnotationSettings } from '../api/types.js';
import { FileField } from '../shell/file-field.js';
import { counted } from '../shell/format.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

interface TypesPartProps {
  readonly task: string;
  readonly settings: AnnotationSettings;
  readonly onChange: () => void;
}

/** The error types to choose from: the 28 of CoNLL-2014, or a list of one's own. */
export function TypesPart({ task, settings: { errorTypes, ownTypes }, onChange }: TypesPartProps): ReactElement {
  const { run, busy, error } = useAction(
    useCallback(
      async (file: File | null) => {
        const types: unknown = file === null ? null : JSON.parse(await file.text());
        await organise(`/tasks/${task}/annotation`, { method: 'PATCH', body: { errorTypes: types } });
        onChange();
      },
      [task, onChange],
    ),
  );
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
        label="Types of your own"
        hint='JSON: [{"tag": "Sp", "name": "Spelling", "description": "A word is misspelt."}, …]'
        busy={busy}
        onFiles={([file]) => {
          run(file);
        }}
      />
      {ownTypes && (
        <button
          type="button"
          disabled={busy}
          onClick={() => {
            run(null);
          }}
        >
          Use those of CoNLL-2014
        </button>
      )}
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
