import type { Annotator, EssayRow, UploadedEssays } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { speech, words } from '../language/words.js';
import { FileField } from '../shell/file-field.js';
import { ListTable, buttons, numbers } from '../shell/list-table.js';
import { ProblemNote } from '../shell/problem-note.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';

interface EssaysSectionProps {
  readonly task: string;
  readonly essays: readonly EssayRow[];
  readonly annotators: readonly Annotator[];
}

/** The essays, with each annotator's progress. */
export function EssaysSection({ task, essays, annotators }: EssaysSectionProps): ReactElement {
  const [uploaded, setUploaded] = useState<UploadedEssays>();
  const upload = useAction(async (files: readonly File[]) => {
    setUploaded(undefined);
    let total: UploadedEssays = { added: 0, kept: 0, replaced: 0, sheets: 0, leftAside: 0 };
    for (const file of files) {
      const essays = { param: { task }, query: { file: file.name }, bytes: file };
      total = sum(total, await api.put('/tasks/:task/essays', essays));
      setUploaded(total);
    }
  });
  const remove = useAction(async (essay: string) => {
    await api.delete('/tasks/:task/essays/:essay', { param: { task, essay } });
  });
  const texts = words().annotation.essays;
  return (
    <section aria-labelledby="essays">
      <h2 id="essays">{texts.title}</h2>
      <FileField
        label={texts.add}
        hint={texts.hint}
        busy={upload.busy}
        isRefused={() => upload.error !== undefined}
        onFiles={upload.run}
      />
      {[upload.error, remove.error].map((error, at) => error !== undefined && <ProblemNote key={at} error={error} />)}
      <p role="status" className="quiet">
        {uploaded === undefined ? '' : describe(uploaded)}
      </p>
      {essays.length > 0 && (
        <ListTable
          name={texts.table}
          columns={[
            texts.essay,
            numbers(texts.words),
            ...annotators.map(({ name }) => ({ title: <bdi>{name}</bdi> })),
            buttons(texts.remove),
          ]}
        >
          {essays.map((essay) => (
            <tr key={essay.id}>
              <th scope="row">
                <bdi>{essay.title ?? essay.name}</bdi>
              </th>
              <td className="number">{speech().integer(essay.words)}</td>
              {annotators.map(({ id }) => (
                <td key={id}>{progressOf(essay, id)}</td>
              ))}
              <td className="end">
                {essay.sheets.length === 0 && (
                  <button type="button" className="quiet" disabled={remove.busy} onClick={remove.on(essay.id)}>
                    {texts.removeNamed(unseen, essay.name)}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </section>
  );
}

function progressOf({ sheets }: EssayRow, annotator: string): ReactElement {
  const sheet = sheets.find((candidate) => candidate.annotator === annotator);
  const texts = words().annotation.essays;
  if (sheet === undefined) return <span className="quiet">{texts.notBegun}</span>;
  return (
    <>
      {texts.marks(sheet.marks)}{' '}
      <span className={sheet.state === 'done' ? 'state running' : 'state'}>{texts.states[sheet.state]}</span>
    </>
  );
}

function sum(left: UploadedEssays, right: UploadedEssays): UploadedEssays {
  const keys = Object.keys(left) as (keyof UploadedEssays)[];
  return Object.fromEntries(keys.map((key) => [key, left[key] + right[key]])) as unknown as UploadedEssays;
}

function describe({ added, kept, replaced, leftAside }: UploadedEssays): string {
  const texts = words().annotation.essays;
  const phrases = [
    texts.added(added),
    ...(kept > 0 ? [texts.kept(kept)] : []),
    ...(replaced > 0 ? [texts.replaced(replaced)] : []),
    ...(leftAside > 0 ? [texts.leftAside(leftAside)] : []),
  ];
  return `${phrases.join(', ')}.`;
}
