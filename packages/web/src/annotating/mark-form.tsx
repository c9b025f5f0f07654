import { markFault, type ErrorType, type MarkFault, type Paragraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import { useRef, useState, type ReactElement } from 'react';
import { TypeCombobox } from '../error-types/type-combobox.js';
import { words } from '../language/words.js';
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

/** The error type of a span and its correction. */
export function MarkForm(props: MarkFormProps): ReactElement {
  const { paragraphs, types, commonTypes, mark, sentence, isNew, language, onChange, onSave, onCancel } = props;
  const { annotating } = words();
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
    const wrong = markFault(paragraphs, changedMark, { name: 'task', types });
    if (wrong === undefined) onSave(changedMark);
    else setFault(wrong);
  };
  return (
    <form
      className="mark-form"
      aria-label={isNew ? annotating.newMark : annotating.changeMark}
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
      <div className="common-types" role="group" aria-label={annotating.commonTypes}>
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
        label={stretch === '' ? annotating.insert : annotating.correction}
        hint={
          stretch === ''
            ? undefined
            : mark.correction.trim() === ''
              ? annotating.wordsDeleted
              : annotating.emptyToDelete
        }
        lang={language}
        autoComplete="off"
        spellCheck={false}
        value={mark.correction}
        onChange={(correctionText) => onChange({ ...mark, correction: correctionText })}
      />
      <TextInput
        label={annotating.comment}
        value={mark.comment ?? ''}
        onChange={(comment) => onChange({ ...mark, comment })}
      />
      <p role="alert" className="missing">
        {fault === undefined ? '' : annotating.faults[fault]}
      </p>
      <div className="actions">
        <button type="submit" className="main">
          {isNew ? annotating.mark : annotating.change}
        </button>
        <button type="button" onClick={onCancel}>
          {annotating.cancel}
        </button>
      </div>
    </form>
  );
}
