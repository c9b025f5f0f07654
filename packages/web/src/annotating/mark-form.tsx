import { markFault, type ErrorType, type MarkFault, type Paragraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import { useRef, useState, type ReactElement } from 'react';
import { TypeCombobox } from '../error-types/type-combobox.js';
import { TextInput } from '../shell/text-input.js';
import { submits } from '../shell/use-action.js';

interface MarkFormProps {
  readonly paragraphs: readonly Paragraph[];
  readonly types: readonly ErrorType[];
  /** Types with a key of their own, at most nine. */
  readonly commonTypes: readonly string[];
  /** A new mark filled with a proposal, or an existing one to change. */
  readonly mark: Mark;
  /** Where the sentence around the mark starts and ends in its paragraph. */
  readonly sentence: { readonly start: number; readonly end: number };
  readonly isNew: boolean;
  readonly language: string;
  readonly onChange: (mark: Mark) => void;
  readonly onSave: (mark: Mark) => void;
  readonly onCancel: () => void;
}

const FAULTS: Readonly<Record<MarkFault, string>> = {
  'out of range': 'The mark is outside the essay.',
  reversed: 'The mark ends before it starts.',
  'crosses paragraphs': 'A mark must stay within one paragraph.',
  'cuts a character': 'The mark cuts a character in two.',
  'unknown type': 'Choose an error type.',
  'reads as a separator': '|| would be read as two corrections. Write one, without | at either end.',
  'changes nothing': 'The correction is the same as the text. Change it, or leave the passage unmarked.',
};

/** The error type of a span and its correction. */
export function MarkForm(props: MarkFormProps): ReactElement {
  const { paragraphs, types, commonTypes, mark, sentence, isNew, language, onChange, onSave, onCancel } = props;
  const [fault, setFault] = useState<MarkFault>();
  const correction = useRef<HTMLInputElement>(null);
  const { text } = paragraphs[mark.startParagraph];
  const stretch = text.slice(mark.startOffset, mark.endOffset);
  const goToCorrection = (): void => {
    correction.current?.focus();
    correction.current?.select();
  };
  const chooseCommon = (type: string): void => {
    onChange({ ...mark, type });
    goToCorrection();
  };
  const save = (): void => {
    const { comment = '', ...markWithoutComment } = mark;
    const optionalComment = comment.trim() === '' ? {} : { comment: comment.trim() };
    const changedMark: Mark = { ...markWithoutComment, ...optionalComment };
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
        // By the place of the key: with Alt, digits are other characters on some keyboards.
        const type = event.altKey
          ? commonTypes.at(Number(/^Digit([1-9])$/u.exec(event.code)?.[1] ?? 10) - 1)
          : undefined;
        if (type === undefined) return;
        event.preventDefault();
        chooseCommon(type);
      }}
    >
      <p className="stretch" lang={language} dir="auto">
        {text.slice(sentence.start, mark.startOffset)}
        {stretch === '' ? <b className="here">‸</b> : <b>{stretch}</b>}
        {text.slice(mark.endOffset, sentence.end)}
      </p>
      <div className="common-types" role="group" aria-label="Common types">
        {commonTypes.map((type, at) => (
          <button
            key={type}
            type="button"
            aria-pressed={type === mark.type}
            aria-keyshortcuts={`Alt+${at + 1}`}
            title={types.find(({ tag }) => tag === type)?.name}
            onClick={() => chooseCommon(type)}
          >
            {type} <kbd className="for-keys">Alt {at + 1}</kbd>
          </button>
        ))}
      </div>
      <TypeCombobox
        types={types}
        value={mark.type}
        onChoose={(type) => onChange({ ...mark, type })}
        onEnter={goToCorrection}
      />
      <TextInput
        ref={correction}
        label={stretch === '' ? 'Insert' : 'Correction'}
        hint={
          stretch === ''
            ? undefined
            : mark.correction.trim() === ''
              ? 'empty: the words are deleted'
              : 'empty to delete'
        }
        lang={language}
        autoComplete="off"
        spellCheck={false}
        value={mark.correction}
        onChange={(correctionText) => onChange({ ...mark, correction: correctionText })}
      />
      <TextInput label="Comment" value={mark.comment ?? ''} onChange={(comment) => onChange({ ...mark, comment })} />
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
