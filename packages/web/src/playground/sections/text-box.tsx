import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useFileDrop } from '../../shell/use-file-drop.js';
import type { NamedText } from '../playground-input.js';
import { words } from '../../language/words.js';
import { unseen } from '../../shell/unseen.js';

interface TextBoxProps {
  readonly label: string;
  readonly value: NamedText;
  /** The file that the text came from, where nothing else names it. */
  readonly file?: string | undefined;
  readonly placeholder: string;
  readonly rows: number;
  /** Text with marks for a program, rather than sentences to read. */
  readonly coded?: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** Beside the label. */
  readonly children?: ReactNode;
}

/** A box to paste text in; a file can be chosen for it, or dropped on it. */
export function TextBox(props: TextBoxProps): ReactElement {
  const { label, value, file, placeholder, rows, coded = false, onText, onFile, children } = props;
  const { playground, shell } = words();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { isOver, zone } = useFileDrop((files) => onFile(files[0]));
  const lines = value.text === '' ? 0 : value.text.replace(/\n$/u, '').split('\n').length;
  return (
    <div className={isOver ? 'text-box over' : 'text-box'} {...zone}>
      <div className="text-box-head">
        <label htmlFor={id}>{label}</label>
        {children}
        <button type="button" className="quiet" onClick={() => chooser.current?.click()}>
          {playground.openFile(label, unseen)}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={playground.fileFor(label)}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) onFile(chosen);
            // The same file, corrected, can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <textarea
        id={id}
        className={coded ? 'coded' : undefined}
        data-text={value.name}
        dir="auto"
        // Of any language, whatever the page speaks.
        lang=""
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        rows={rows}
        placeholder={placeholder}
        value={value.text}
        aria-describedby={`${id}-lines`}
        onChange={(event) => onText(event.target.value)}
      />
      <small id={`${id}-lines`}>
        {lines > 0 && file !== undefined && (
          <>
            <span className="mark" aria-hidden="true">
              ✓
            </span>{' '}
            <bdi>{file}</bdi>,{' '}
          </>
        )}
        {lines === 0 ? playground.empty : shell.lines(lines)}
      </small>
    </div>
  );
}
