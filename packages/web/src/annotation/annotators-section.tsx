import type { Annotator, AnnotatorLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { LinkButtons } from '../shell/link-buttons.js';
import { NameForm } from '../shell/name-form.js';
import { Moment } from '../time/moment.js';

const LINK = '/tasks/:task/annotators/:annotator/link';

interface AnnotatorsSectionProps {
  readonly task: string;
  readonly annotators: readonly Annotator[];
}

/** The annotators and their links. */
export function AnnotatorsSection({ task, annotators }: AnnotatorsSectionProps): ReactElement {
  const [newAnnotator, setNewAnnotator] = useState<AnnotatorLink>();
  const texts = words().annotation.annotators;
  return (
    <section aria-labelledby="annotators">
      <h2 id="annotators">{texts.title}</h2>
      <p>{texts.intro}</p>
      <NameForm
        label={texts.name}
        button={texts.add}
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
          title={texts.linkOf(newAnnotator.name)}
          note={`${texts.personal} ${words().shell.onlyNow}`}
        />
      )}
      <ul className="people">
        {annotators.map((annotator) => {
          const param = { task, annotator: annotator.id };
          const { done, open, marks, lastSavedAt } = annotator;
          return (
            <li key={annotator.id}>
              <span>
                <bdi>{annotator.name}</bdi>{' '}
                <small>
                  {lastSavedAt === null
                    ? texts.progress(done, open, marks)
                    : texts.progressSaved(done, open, marks, <Moment at={lastSavedAt} />)}
                </small>
              </span>
              <span className="actions">
                {!annotator.hasLink && <span className="state">{texts.noLink}</span>}
                <LinkButtons
                  name={annotator.name}
                  hasLink={annotator.hasLink}
                  kept={texts.kept}
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
