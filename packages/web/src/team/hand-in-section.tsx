import type { Submission, TeamRoom } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { ApiError } from '../api/problem.js';
import { FileField } from '../shell/file-field.js';
import { ProblemNote } from '../shell/problem-note.js';
import { TextInput } from '../shell/text-input.js';
import { useAction } from '../shell/use-action.js';
import { leftText } from './left-text.js';

/** Uploads a submission, and shows at once what is wrong with it. */
export function HandInSection({ room, teamKey }: { readonly room: TeamRoom; readonly teamKey: string }): ReactElement {
  const [note, setNote] = useState('');
  const [submission, setSubmission] = useState<Submission>();
  const [last, setLast] = useState<File>();
  const { run, on, busy, error } = useAction(async (file: File, asIs = false) => {
    setSubmission(undefined);
    setLast(file);
    const query = { note: note.trim(), file: file.name, asIs: asIs ? 'true' : 'false' } as const;
    setSubmission(await api.post('/team/submissions', { query, bytes: file, key: teamKey }));
    setNote('');
  });
  const { task, left } = room;
  const isFull = left?.phase === 0 || left?.today === 0;
  const seemsShifted = error instanceof ApiError && error.problem.code === 'LINES_SHIFTED';
  return (
    <section aria-labelledby="hand-in">
      <h2 id="hand-in">Hand in</h2>
      {!task.may.submit || isFull ? (
        <p className="empty">{leftText(room) ?? 'Nothing is taken just now.'}</p>
      ) : (
        <>
          <p>
            {leftText(room)} Plain text in UTF-8, a sentence a line, packed with gzip or not. Only a submission that
            could be scored counts.
          </p>
          <TextInput
            className="note-field"
            label="What to call it"
            hint="for yourselves and on the leaderboard; may be empty"
            maxLength={200}
            value={note}
            onChange={setNote}
          />
          <div className="uploads">
            <FileField
              label="Output of your system"
              hint={busy ? 'Checking …' : 'choose it, or drop it here'}
              busy={busy}
              onFile={run}
            />
          </div>
        </>
      )}
      {error !== undefined && (
        <ProblemNote error={error}>
          <p className="quiet">Nothing was taken, and nothing is counted.</p>
          {seemsShifted && last !== undefined && (
            <button type="button" disabled={busy} onClick={on(last, true)}>
              It is right: take it as it is
            </button>
          )}
        </ProblemNote>
      )}
      <p role="status">{submission === undefined ? '' : `Submission ${submission.number} is here.`}</p>
    </section>
  );
}
