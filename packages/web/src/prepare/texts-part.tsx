import { useCallback, useState, type ReactElement } from 'react';
import type { Campaign, UploadedText } from '../api/types.js';
import { counted } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';
import { useQuery } from '../shell/use-query.js';
import { FileField } from '../shell/file-field.js';
import { systemNameOf } from './system-name.js';

interface TextsPartProps {
  readonly campaign: Campaign;
  readonly onChange: () => void;
}

/** An upload that was refused, beside the others that were not. */
interface Refusal {
  readonly file: string;
  readonly error: unknown;
}

const KINDS: Readonly<Record<Exclude<UploadedText['role'], 'system'>, string>> = {
  source: 'Source',
  gold: 'Gold standard',
  documents: 'Documents',
};

/** Source, systems and gold; each is checked as it comes in. */
export function TextsPart({ campaign, onChange }: TextsPartProps): ReactElement {
  const { id, state } = campaign;
  const isDraft = state === 'draft';
  const query = useQuery<{ rows: UploadedText[] }>(`/campaigns/${id}/texts`);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { refresh } = query;
  const upload = useAction(
    useCallback(
      async (files: readonly File[], pathOf: (file: File) => string) => {
        const refused: Refusal[] = [];
        for (const file of files) {
          const path = `/campaigns/${id}/${pathOf(file)}?file=${encodeURIComponent(file.name)}`;
          await organise(path, { method: 'PUT', bytes: file }).catch((error: unknown) => {
            refused.push({ file: file.name, error });
          });
        }
        setRefusals(refused);
        refresh();
        onChange();
      },
      [id, refresh, onChange],
    ),
  );
  const remove = useAction(
    useCallback(
      async (path: string) => {
        await organise(`/campaigns/${id}/${path}`, { method: 'DELETE' });
        refresh();
        onChange();
      },
      [id, refresh, onChange],
    ),
  );
  return (
    <section aria-labelledby="texts">
      <h2 id="texts">Texts</h2>
      {isDraft && (
        <p>
          Plain text in UTF-8, a sentence a line, packed with gzip or not. Line 5 of a system is its correction of line
          5 of the source; the source itself may be a system, too.
        </p>
      )}
      <Loaded query={query} what="the texts">
        {({ rows }) => (
          <>
            {isDraft && (
              <div className="uploads">
                <FileField
                  label="Source"
                  hint="what the learners wrote"
                  busy={upload.busy}
                  onFiles={(files) => {
                    upload.run(files.slice(0, 1), () => 'texts/source');
                  }}
                />
                <FileField
                  label="Systems"
                  hint={
                    rows.some(({ role }) => role === 'source')
                      ? 'one file each; choose several at once'
                      : 'after the source'
                  }
                  busy={upload.busy || !rows.some(({ role }) => role === 'source')}
                  multiple
                  onFiles={(files) => {
                    upload.run(files, ({ name }) => `systems/${encodeURIComponent(systemNameOf(name))}`);
                  }}
                />
                <FileField
                  label="Gold"
                  hint="optional, in M2: kept with the campaign for comparing metrics"
                  busy={upload.busy || !rows.some(({ role }) => role === 'source')}
                  onFiles={(files) => {
                    upload.run(files.slice(0, 1), () => 'texts/gold');
                  }}
                />
              </div>
            )}
            <p role="status" className="unseen">
              {upload.busy ? 'Uploading …' : `${counted(rows.length, 'text')} uploaded`}
            </p>
            {refusals.map((refusal, at) => (
              <ProblemNote key={at} error={refusal.error}>
                <p className="quiet">
                  <bdi>{refusal.file}</bdi> was not kept.
                </p>
              </ProblemNote>
            ))}
            {remove.error !== undefined && <ProblemNote error={remove.error} />}
            {rows.length > 0 && (
              <table className="list">
                <thead>
                  <tr>
                    <th scope="col">Text</th>
                    <th scope="col">Kind</th>
                    <th scope="col" className="number">
                      Lines
                    </th>
                    {isDraft && (
                      <th scope="col">
                        <span className="unseen">Remove</span>
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ role, name, lines }) => (
                    <tr key={`${role} ${name}`}>
                      <th scope="row">
                        <bdi>{role === 'system' ? name : KINDS[role]}</bdi>
                      </th>
                      <td className="quiet">{role === 'system' ? 'system' : 'text'}</td>
                      <td className="number">{lines}</td>
                      {isDraft && (
                        <td className="end">
                          <button
                            type="button"
                            className="quiet"
                            onClick={() => {
                              remove.run(role === 'system' ? `systems/${encodeURIComponent(name)}` : `texts/${role}`);
                            }}
                          >
                            Remove<span className="unseen"> {name || role}</span>
                          </button>
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
