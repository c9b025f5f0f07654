import type { Campaign, UploadedText } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { goldContent } from '../api/gold-content.js';
import { useQuery } from '../api/use-query.js';
import { isGoldAsSource, sourceOf } from '../shell/gold-as-source.js';
import { GoldProblem } from '../shell/gold-problem.js';
import { ListTable, buttons, numbers } from '../shell/list-table.js';
import { LoadedSection } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { FileField } from '../shell/file-field.js';
import { systemNameOf } from './system-name.js';
import { speech, words } from '../language/words.js';
import { unseen } from '../shell/unseen.js';

/** An upload that was refused; others may have succeeded. */
interface Refusal {
  readonly file: File;
  readonly error: unknown;
}

/** Source, systems and gold; each is checked on upload. */
export function TextsSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { texts, source } = words().prepare;
  const { id, state } = campaign;
  const isDraft = state === 'draft';
  const query = useQuery('/campaigns/:campaign/texts', { param: { campaign: id } });
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const upload = useAction(async (files: readonly File[], send: (file: File) => Promise<unknown>) => {
    const refused: Refusal[] = [];
    for (const file of files) {
      await send(file).catch((error: unknown) => refused.push({ file, error }));
    }
    setRefusals(refused);
  });
  const sendSource = (file: File): Promise<unknown> =>
    api.put('/campaigns/:campaign/texts/:role', { param: { campaign: id, role: 'source' }, ...contentOf(file) });
  const sendGold = (file: File, skipBadEdits?: boolean): Promise<unknown> =>
    api.put('/campaigns/:campaign/texts/:role', {
      param: { campaign: id, role: 'gold' },
      ...goldContent(file, skipBadEdits),
    });
  const takeGold = (chosen: File, skipBadEdits?: boolean): void => {
    upload.run([chosen], (file) => sendGold(file, skipBadEdits));
  };
  const takeBoth = (chosen: File): void => {
    upload.run([chosen], async (gold) => {
      await sendSource(await sourceOf(gold));
      await sendGold(gold);
    });
  };
  const isRefused = (file: File): boolean => refusals.some((refusal) => refusal.file === file);
  const takeSystems = (files: readonly File[]): void => {
    upload.run(files, (file) => {
      const param = { campaign: id, system: systemNameOf(file.name) };
      return api.put('/campaigns/:campaign/systems/:system', { param, ...contentOf(file) });
    });
  };
  const remove = useAction((role: UploadedText['role'], name: string) =>
    role === 'system'
      ? api.delete('/campaigns/:campaign/systems/:system', { param: { campaign: id, system: name } })
      : api.delete('/campaigns/:campaign/texts/:role', { param: { campaign: id, role } }),
  );
  const intro = isDraft && <p>{texts.intro}</p>;
  return (
    <LoadedSection id="texts" title={texts.title} intro={intro} query={query} what={texts.fetched}>
      {({ rows }) => {
        const hasSource = rows.some(({ role }) => role === 'source');
        return (
          <>
            {isDraft && (
              <div className="uploads">
                <FileField
                  label={source}
                  hint={texts.sourceHint}
                  busy={upload.busy}
                  isRefused={isRefused}
                  onFile={(file) => upload.run([file], sendSource)}
                />
                <FileField
                  label={texts.systems}
                  hint={hasSource ? texts.systemsHint : texts.systemsNotReady}
                  busy={upload.busy || !hasSource}
                  isRefused={isRefused}
                  onFiles={takeSystems}
                />
                <FileField
                  label={texts.gold}
                  hint={texts.goldHint(words().shell.goldTitles)}
                  busy={upload.busy || !hasSource}
                  isRefused={isRefused}
                  onFile={(file) => takeGold(file)}
                />
              </div>
            )}
            <p role="status" className="unseen">
              {upload.busy ? texts.uploading : texts.uploaded(rows.length)}
            </p>
            {refusals.map((refusal, at) => (
              <GoldProblem
                key={at}
                error={refusal.error}
                busy={upload.busy}
                onSkip={() => takeGold(refusal.file, true)}
              >
                {isGoldAsSource(refusal.error) && (
                  <button type="button" disabled={upload.busy} onClick={() => takeBoth(refusal.file)}>
                    {texts.useAsBoth}
                  </button>
                )}
                <p className="quiet">{texts.notKept(<bdi>{refusal.file.name}</bdi>)}</p>
              </GoldProblem>
            ))}
            {remove.error !== undefined && <ProblemNote error={remove.error} />}
            {rows.length > 0 && (
              <ListTable
                columns={[
                  texts.columns.text,
                  texts.columns.kind,
                  numbers(texts.columns.lines),
                  ...(isDraft ? [buttons(texts.columns.remove)] : []),
                ]}
              >
                {rows.map(({ role, name, lines }) => (
                  <tr key={`${role} ${name}`}>
                    <th scope="row">
                      <bdi>{role === 'system' ? name : texts.kinds[role]}</bdi>
                    </th>
                    <td className="quiet">{role === 'system' ? texts.isSystem : texts.isText}</td>
                    <td className="number">{speech().integer(lines)}</td>
                    {isDraft && (
                      <td className="end">
                        <button type="button" className="quiet" onClick={remove.on(role, name)}>
                          {texts.remove(role === 'system' ? name : texts.kinds[role], unseen)}
                        </button>
                      </td>
                    )}
                  </tr>
                ))}
              </ListTable>
            )}
          </>
        );
      }}
    </LoadedSection>
  );
}

const contentOf = (file: File): { readonly query: { readonly file: string }; readonly bytes: File } => ({
  query: { file: file.name },
  bytes: file,
});
