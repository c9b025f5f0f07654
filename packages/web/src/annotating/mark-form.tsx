import { markFault, type ErrorType, type MarkFault, type Paragraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { TypeCombobox } from '../error-types/type-combobox.js';
import { TextInput } from '../shell/text-input.js';
import { submits } from '../shell/use-action.js';

interface MarkFormProps {
  readonly paragraphs: readonly Paragraph[];
  readonly types: readonly ErrorType[];
  /** A new mark filled with a proposal, or an existing one to change. */
  readonly mark: Mark;
  readonly isNew: boolean;
  readonly language: string;
  readonly onSave: (mark: Mark) => void;
  readonly onCancel: () => void;
}

const FAULTS: Readonly<Record<MarkFault, string>> = {
  'out of range': 'The mark lies outside of the essay.',
  reversed: 'The mark ends before it starts.',
  'crosses paragraphs': 'A mark lies within one paragraph.',
  'cuts a character': 'The mark cuts a character in two.',
  'unknown type': 'Choose an error type.',
  'reads as a separator': 'A gold would take || for two corrections. Write one, without | at its ends.',
  'changes nothing': 'The correction is what stands there. Change it, or leave the passage unmarked.',
};

/** The error type of a span and its correction. */
export function MarkForm({ paragraphs, types, mark, isNew, language, onSave, onCancel }: MarkFormProps): ReactElement {
  const [type, setType] = useState(mark.type);
  const [correction, setCorrection] = useState(mark.correction);
  const [comment, setComment] = useState(mark.comment ?? '');
  const [fault, setFault] = useState<MarkFault>();
  const { text } = paragraphs[mark.startParagraph];
  const stretch = text.slice(mark.startOffset, mark.endOffset);
  const save = (): void => {
    const { comment: _, ...markWithoutComment } = mark;
    const optionalComment = comment.trim() === '' ? {} : { comment: comment.trim() };
    const changedMark: Mark = { ...markWithoutComment, type, correction, ...optionalComment };
    const wrong = markFault(paragraphs, changedMark, { name: 'of the task', types });
    if (wrong === undefined) onSave(changedMark);
    else setFault(wrong);
  };
  return (
    <form
      className="mark-form"
      aria-label={isNew ? 'New mark' : 'Change the mark'}
      onSubmit={submits(save)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p className="stretch" lang={language} dir="auto">
        {stretch === '' ? (
          <>
            {text.slice(Math.max(0, mark.startOffset - AROUND), mark.startOffset)}
            <b className="here">‸</b>
            {text.slice(mark.startOffset, mark.startOffset + AROUND)}
          </>
        ) : (
          <b>{stretch}</b>
        )}
      </p>
      <TypeCombobox types={types} value={type} onChoose={setType} />
      <TextInput
        label={stretch === '' ? 'Insert' : 'Correction'}
        hint={
          stretch === '' ? undefined : correction.trim() === '' ? 'empty: the words are deleted' : 'empty to delete'
        }
        lang={language}
        autoComplete="off"
        spellCheck={false}
        value={correction}
        onChange={setCorrection}
      />
      <TextInput label="Comment" value={comment} onChange={setComment} />
      <p role="alert" className="missing">
        {fault === undefined ? '' : FAULTS[fault]}
      </p>
      <div className="actions">
        <button type="submit" className="main">
          {isNew ? 'Mark' : 'Change'}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Characters of context shown on both sides of an insertion. */
const AROUND = 20;
