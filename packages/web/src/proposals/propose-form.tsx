import type { ErrorType } from '@stet/core/internal';
import { useState, type ReactElement } from 'react';
import { TypeCombobox } from '../error-types/type-combobox.js';
import { words } from '../language/words.js';
import { ProblemNote } from '../shell/problem-note.js';
import { TextInput } from '../shell/text-input.js';
import { submits } from '../shell/use-action.js';

interface ProposeFormProps {
  /** The edit in words. */
  readonly edit: string;
  readonly types: readonly ErrorType[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onPropose: (type: string, comment: string) => void;
  readonly onCancel: () => void;
}

/** What kind of correction it is, and why it is right. */
export function ProposeForm({ edit, types, busy, error, onPropose, onCancel }: ProposeFormProps): ReactElement {
  const [type, setType] = useState('');
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { form } = words().proposals;
  return (
    <form
      className="propose"
      aria-label={form.name(edit)}
      onSubmit={submits(() => {
        if (type === '') setMissing(true);
        else onPropose(type, comment.trim());
      })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // The sentence stays open.
        event.preventDefault();
        onCancel();
      }}
    >
      <TypeCombobox types={types} value={type} onChoose={setType} />
      <TextInput label={form.why} maxLength={MOST_LETTERS} value={comment} onChange={setComment} />
      <p role="alert" className="missing">
        {isMissing && type === '' ? form.noType : ''}
      </p>
      {error !== undefined && <ProblemNote error={error} />}
      <div className="actions">
        <button type="submit" className="main" disabled={busy}>
          {form.propose}
        </button>
        <button type="button" onClick={onCancel}>
          {words().shell.cancel}
        </button>
      </div>
    </form>
  );
}

const MOST_LETTERS = 2000;
