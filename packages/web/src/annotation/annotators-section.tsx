import type { Annotator, AnnotatorLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { counted, moment } from '../shell/format.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

const LINK = '/tasks/:task/annotators/:annotator/link';

interface AnnotatorsSectionProps {
  readonly task: string;
  readonly annotators: readonly Annotator[];
}

/** The annotators and their links. */
export function AnnotatorsSection({ task, annotators }: AnnotatorsSectionProps): ReactElement {
  const [name, setName] = useState('');
  const [newAnnotator, setNewAnnotator] = useState<AnnotatorLink>();
  const { run, busy, error } = useAction(async (work: () => Promise<AnnotatorLink | undefined>) => {
    setNewAnnotator(undefined);
    setNewAnnotator(await work());
    setName('');
  });
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
          run(() => api.post('/tasks/:task/annotators', { param: { task }, json: { name: name.trim() } }));
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
      {newAnnotator !== undefined && (
        <CopyLink
          key={newAnnotator.link}
          link={newAnnotator.link}
          title={`The link of ${newAnnotator.name}`}
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
                  run(() => api.post(LINK, { param: { task, annotator: annotator.id } }));
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
                    run(() => api.delete(LINK, { param: { task, annotator: annotator.id } }));
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
