import type { Annotator, AnnotatorLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { counted } from '../shell/format.js';
import { NameForm } from '../shell/name-form.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { Moment } from '../time/moment.js';

const LINK = '/tasks/:task/annotators/:annotator/link';

interface AnnotatorsSectionProps {
  readonly task: string;
  readonly annotators: readonly Annotator[];
}

/** The annotators and their links. */
export function AnnotatorsSection({ task, annotators }: AnnotatorsSectionProps): ReactElement {
  const [newAnnotator, setNewAnnotator] = useState<AnnotatorLink>();
  const { on, busy, error } = useAction(async (work: () => Promise<AnnotatorLink | undefined>) => {
    setNewAnnotator(undefined);
    setNewAnnotator(await work());
  });
  return (
    <section aria-labelledby="annotators">
      <h2 id="annotators">Annotators</h2>
      <p>
        Each annotator has a personal link and marks all essays. They work apart: none sees the marks of another, unless
        you open the comparison.
      </p>
      <NameForm
        label="Name"
        button="Add annotator"
        isReady={(name) => name.trim() !== ''}
        onName={async (name) => {
          setNewAnnotator(undefined);
          setNewAnnotator(await api.post('/tasks/:task/annotators', { param: { task }, json: { name } }));
        }}
      />
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
        {annotators.map((annotator) => {
          const param = { task, annotator: annotator.id };
          return (
            <li key={annotator.id}>
              <span>
                <bdi>{annotator.name}</bdi>{' '}
                <small>
                  {counted(annotator.done, 'essay')} done, {annotator.open} begun, {counted(annotator.marks, 'mark')}
                  {annotator.lastSavedAt !== null && (
                    <>
                      , last saved <Moment at={annotator.lastSavedAt} />
                    </>
                  )}
                </small>
              </span>
              <span className="actions">
                {!annotator.hasLink && <span className="state">no link</span>}
                <button type="button" className="quiet" disabled={busy} onClick={on(() => api.post(LINK, { param }))}>
                  New link<span className="unseen"> for {annotator.name}</span>
                </button>
                {annotator.hasLink && (
                  <button
                    type="button"
                    className="quiet"
                    disabled={busy}
                    onClick={on(() => api.delete(LINK, { param }))}
                  >
                    Revoke<span className="unseen"> the link of {annotator.name}</span>
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
