import { counted } from '@stet/core/internal';
import type { Annotator, AnnotatorLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { LinkButtons } from '../shell/link-buttons.js';
import { NameForm } from '../shell/name-form.js';
import { ONLY_NOW } from '../shell/only-now.js';
import { Moment } from '../time/moment.js';

const LINK = '/tasks/:task/annotators/:annotator/link';

interface AnnotatorsSectionProps {
  readonly task: string;
  readonly annotators: readonly Annotator[];
}

/** The annotators and their links. */
export function AnnotatorsSection({ task, annotators }: AnnotatorsSectionProps): ReactElement {
  const [newAnnotator, setNewAnnotator] = useState<AnnotatorLink>();
  return (
    <section aria-labelledby="annotators">
      <h2 id="annotators">Annotators</h2>
      <p>
        Each annotator has a personal link and marks all essays. They work independently: none sees the marks of another
        unless you open the comparison.
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
      {newAnnotator !== undefined && (
        <CopyLink
          key={newAnnotator.link}
          link={newAnnotator.link}
          title={`The link of ${newAnnotator.name}`}
          note={`It is personal. ${ONLY_NOW}`}
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
                <LinkButtons
                  name={annotator.name}
                  hasLink={annotator.hasLink}
                  kept="Their marks are kept."
                  onRenew={async () => setNewAnnotator(await api.post(LINK, { param }))}
                  onRevoke={async () => {
                    await api.delete(LINK, { param });
                    setNewAnnotator(undefined);
                  }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
