import type { ReactElement } from 'react';
import { extendByWord, gapBefore, type Selection, type Words } from './selection.js';

interface SelectionBarProps {
  readonly selection: Selection | undefined;
  readonly words: readonly Words[];
  readonly onSelect: (selection: Selection) => void;
  readonly onMark: (selection: Selection, deletes: boolean) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

/** The key commands as buttons, for mouse and touch. */
export function SelectionBar({ selection, words, onSelect, onMark, onUndo, onRedo }: SelectionBarProps): ReactElement {
  const isGap = selection !== undefined && selection.anchor === selection.focus;
  const whenSelected = (work: (selected: Selection) => void) => () => {
    if (selection !== undefined) work(selection);
  };
  const extend = (direction: 'next' | 'previous'): (() => void) =>
    whenSelected((selected) => onSelect(extendByWord(words[selected.paragraph], selected, direction)));
  const mark = (deletes: boolean): (() => void) => whenSelected((selected) => onMark(selected, deletes));
  const insert = whenSelected((selected) => onMark(gapBefore(selected), false));
  const disabled = selection === undefined;
  return (
    <div className="selection-bar" role="toolbar" aria-label="The selected words">
      <button type="button" className="main" disabled={disabled} onClick={mark(false)}>
        Mark
      </button>
      <button type="button" disabled={disabled || isGap} onClick={mark(true)}>
        Delete
      </button>
      <button type="button" disabled={disabled} onClick={insert}>
        Insert before
      </button>
      <button type="button" disabled={disabled} aria-label="Add the word before" onClick={extend('previous')}>
        ⟸
      </button>
      <button type="button" disabled={disabled} aria-label="Add the word after" onClick={extend('next')}>
        ⟹
      </button>
      <button type="button" disabled={onUndo === undefined} onClick={onUndo}>
        Undo
      </button>
      <button type="button" disabled={onRedo === undefined} onClick={onRedo}>
        Redo
      </button>
    </div>
  );
}
