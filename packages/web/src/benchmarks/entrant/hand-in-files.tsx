import type { EntrantRoom } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import { FileField } from '../../shell/file-field.js';
import { ProblemNote } from '../../shell/problem-note.js';
import { useAction } from '../../shell/use-action.js';
import { SubmitForm } from '../../team/submit-form.js';
import { CheckedFiles } from './checked-files.js';
import { dataSetOfFile } from './data-set-of-file.js';
import { checkFile, queryFor, type CheckedFile } from './check-file.js';

interface HandInFilesProps {
  readonly room: EntrantRoom;
  readonly entrantKey: string;
}

/** Takes the outputs for some or all data sets, shows which goes where, and submits them only when asked to. */
export function HandInFiles({ room, entrantKey }: HandInFilesProps): ReactElement {
  const { benchmarks } = words();
  const [note, setNote] = useState('');
  const [files, setFiles] = useState<readonly CheckedFile[]>([]);
  const [submitted, setSubmitted] = useState(0);
  const open = room.benchmark.dataSets.filter(({ may }) => may.submit);
  const check = useAction(async (chosen: readonly File[]) => {
    setFiles([]);
    const checked: CheckedFile[] = [];
    for (const file of chosen) {
      const task = dataSetOfFile(file.name, open)?.task;
      checked.push(await checkFile({ file, task, asIs: false }, entrantKey));
      setFiles([...checked]);
    }
  });
  const redirect = useAction(async (at: number, task: string | undefined, asIs: boolean) => {
    const moved = await checkFile({ file: files[at].file, task, asIs }, entrantKey);
    setFiles((before) => before.with(at, moved));
  });
  const submit = useAction(async () => {
    for (const [at, { file, task, asIs, check: found }] of files.entries()) {
      if (task === undefined || found === undefined) continue;
      const query = { ...queryFor({ file, task, asIs }), note: note.trim() };
      const outcome = await api
        .post('/team/submissions', { query, bytes: file, key: entrantKey })
        .then(({ number }) => ({ number }))
        .catch((error: unknown) => ({ error }));
      setFiles((before) => before.with(at, { file, task, asIs, outcome }));
    }
    setNote('');
    setSubmitted((count) => count + 1);
  });
  const ready = files.filter(({ check: found }) => found !== undefined).length;
  const busy = check.busy || submit.busy || redirect.busy;
  return (
    <section aria-labelledby="hand-in">
      <h2 id="hand-in">{benchmarks.handIn}</h2>
      {open.length === 0 ? (
        <p className="empty">{benchmarks.nothingOpen}</p>
      ) : (
        <>
          <p>{benchmarks.handInText(<code dir="ltr">{`${open[0].name}.${open[0].hasEssays ? 'md' : 'txt'}`}</code>)}</p>
          <div className="uploads">
            <FileField
              // Files that were submitted are chosen no more.
              key={submitted}
              label={benchmarks.files}
              hint={check.busy ? benchmarks.checking : benchmarks.filesHint}
              busy={busy}
              onFiles={check.run}
            />
          </div>
        </>
      )}
      {[check, redirect, submit].map(({ error }, at) => error !== undefined && <ProblemNote key={at} error={error} />)}
      <div role="status">
        {files.length > 0 && (
          <CheckedFiles
            files={files}
            dataSets={open}
            settings={room.benchmark.settings}
            busy={busy}
            onCheck={redirect.run}
          />
        )}
      </div>
      {ready > 0 && (
        <SubmitForm note={note} onNote={setNote} onSubmit={submit.on()} busy={busy}>
          {submit.busy ? benchmarks.submitting : benchmarks.submit(ready)}
        </SubmitForm>
      )}
    </section>
  );
}
