import type { ReactElement, SyntheticEvent } from 'react';
import { words } from '../language/words.js';
import { TextInput } from '../shell/text-input.js';

interface SubmitFormProps {
  /** What the team calls what it submits. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly busy: boolean;
  /** What is on the button. */
  readonly children: string;
}

/** Where a team names what was checked, and submits it. */
export function SubmitForm({ note, onNote, onSubmit, busy, children }: SubmitFormProps): ReactElement {
  const { handIn } = words().team;
  return (
    <form className="stack" onSubmit={onSubmit}>
      <TextInput
        className="note-field"
        label={handIn.note}
        hint={handIn.noteHint}
        maxLength={200}
        value={note}
        onChange={onNote}
      />
      <div className="actions">
        <button type="submit" className="main" disabled={busy}>
          {children}
        </button>
      </div>
    </form>
  );
}
