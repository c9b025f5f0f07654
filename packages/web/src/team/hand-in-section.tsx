import type { Submission, SubmissionCheck, TeamRoom } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { ApiError } from '../api/problem.js';
import { words } from '../language/words.js';
import { FileField } from '../shell/file-field.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { CheckedOutput } from './checked-output.js';
import { leftText } from './left-text.js';
import { SubmitForm } from './submit-form.js';

/** A file to submit, and what the check found about it. */
interface Checked {
  readonly file: File;
  readonly asIs: boolean;
  readonly check: SubmissionCheck;
}

/** Checks a file once it is chosen, and submits it only when asked to. */
export function HandInSection({ room, teamKey }: { readonly room: TeamRoom; readonly teamKey: string }): ReactElement {
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<File>();
  const [checked, setChecked] = useState<Checked>();
  const [submission, setSubmission] = useState<Submission>();
  const [submitted, setSubmitted] = useState(0);
  const check = useAction(async (file: File, asIs: boolean) => {
    setSubmission(undefined);
    setChecked(undefined);
    setChosen(file);
    const query = queryFor(file, asIs);
    setChecked({ file, asIs, check: await api.post('/team/submissions/check', { query, bytes: file, key: teamKey }) });
  });
  const submit = useAction(async ({ file, asIs }: Checked) => {
    const query = { ...queryFor(file, asIs), note: note.trim() };
    setSubmission(await api.post('/team/submissions', { query, bytes: file, key: teamKey }));
    setSubmitted((count) => count + 1);
    setChecked(undefined);
    setNote('');
  });
  const { task, left } = room;
  const { handIn } = words().team;
  const isFull = left?.phase === 0 || left?.today === 0;
  const error = check.error ?? submit.error;
  const seemsShifted = error instanceof ApiError && error.problem.code === 'LINES_SHIFTED';
  return (
    <section aria-labelledby="hand-in">
      <h2 id="hand-in">{handIn.title}</h2>
      {!task.may.submit || isFull ? (
        <p className="empty">{leftText(room) ?? handIn.closed}</p>
      ) : (
        <>
          <p>
            {leftText(room)} {handIn.intro}
          </p>
          <div className="uploads">
            <FileField
              // A file that was submitted is chosen no more.
              key={submitted}
              label={handIn.output}
              hint={check.busy ? handIn.checking : handIn.hint}
              busy={check.busy || submit.busy}
              isRefused={() => checked === undefined}
              onFile={(file) => check.run(file, false)}
            />
          </div>
        </>
      )}
      {error !== undefined && (
        <ProblemNote error={error}>
          <p className="quiet">{handIn.nothing}</p>
          {seemsShifted && chosen !== undefined && (
            <button type="button" disabled={check.busy} onClick={check.on(chosen, true)}>
              {handIn.asIs}
            </button>
          )}
        </ProblemNote>
      )}
      <div role="status">
        {checked !== undefined && (
          <div className="note checked">
            <CheckedOutput file={checked.file.name} check={checked.check} />
          </div>
        )}
        {submission !== undefined && <p>{handIn.here(submission.number)}</p>}
      </div>
      {checked !== undefined && (
        <SubmitForm note={note} onNote={setNote} onSubmit={submit.on(checked)} busy={submit.busy}>
          {submit.busy ? handIn.submitting : handIn.submit}
        </SubmitForm>
      )}
    </section>
  );
}

const queryFor = (file: File, asIs: boolean): { readonly file: string; readonly asIs: 'true' | 'false' } => ({
  file: file.name,
  asIs: asIs ? 'true' : 'false',
});
