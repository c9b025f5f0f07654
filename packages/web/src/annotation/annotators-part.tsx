import { useCallback, useState, type ReactElement } from 'react';
import type { Annotator, AnnotatorLink } from '../api/types.js';
import { CopyLink } from '../shell/copy-link.js';
import { counted, moment } from '../shell/format.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

interface AnnotatorsPartProps {
  readonly task: string;
  readonly annotators: readonly Annotator[];
  readonly onChange: () => void;
}

/** The annotators and their links. */
export function AnnotatorsPart({ task, annotators, onChange }: AnnotatorsPartProps): ReactElement {
  const [name, setName] = useState('');
  const [made, setMade] = useState<AnnotatorLink>();
  const { run, busy, error } = useAction(
    useCallback(
      async (work: () => Promise<AnnotatorLink | undefined>) => {
        setMade(undefined);
        setMade(await work());
        setName('');
        onChange();
      },
      [onChange],
    ),
  );
  const path = `/tasks/${task}/annotators`;
  return (
    <section aria-labelledby="annotators">
      <h2 id="annotators">Annotators</h2>
      <p>
        Each annotator has a personal link and marks all essays. They work apart: none sees the marks of another, unless
        you open the comparison.
      </p>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => organise<AnnotatorLink>(path, { method: 'POST', body: { name: name.trim() } }));
        }}
      >
        <label>
          Name
          <input
            type="text"
            required
            dir="auto"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        </label>
        <button type="submit" disabled={busy || name.trim() === ''}>
          Add annotator
        </button>
      </form>
      {error !== undefined && <ProblemNote error={error} />}
      {made !== undefined && (
        <CopyLink
          key={made.link}
          link={made.link}
          title={`The link of ${made.name}`}
          note="It is personal, and shown only now; a lost one can be renewed."
        />
      )}
      <ul className="people">
        {annotators.map((annotator) => (
          <li key={annotator.id}>
            <span>
              <bdi>{annotator.name}</bdi>{' '}
              <small>
                {counted(annotator.done, 'essay')} done, {annotator.open} begun, {counted(annotator.marks, 'mark')}
                {annotator.lastSavedAt !== null && `, last saved ${moment(annotator.lastSavedAt)}`}
              </small>
            </span>
            <span className="actions">
              {!annotator.hasLink && <span className="state">no link</span>}
              <button
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => {
                  run(() => organise<AnnotatorLink>(`${path}/${annotator.id}/link`, { method: 'POST' }));
                }}
              >
                New link<span className="unseen"> for {annotator.name}</span>
              </button>
              {annotator.hasLink && (
                <button
                  type="button"
                  className="quiet"
                  disabled={busy}
                  onClick={() => {
                    run(() => organise<undefined>(`${path}/${annotator.id}/link`, { method: 'DELETE' }));
                  }}
                >
                  Revoke<span className="unseen"> the link of {annotator.name}</span>
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
