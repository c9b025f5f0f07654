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
  const isPlace = selection !== undefined && selection.anchor === selection.focus;
  const extend = (direction: 'next' | 'previous'): void => {
    if (selection !== undefined) onSelect(extendByWord(words[selection.paragraph], selection, direction));
  };
  return (
    <div className="selection-bar" role="toolbar" aria-label="The chosen words">
      <button
        type="button"
        className="main"
        disabled={selection === undefined}
        onClick={() => {
          if (selection !== undefined) onMark(selection, false);
        }}
      >
        Mark
      </button>
      <button
        type="button"
        disabled={selection === undefined || isPlace}
        onClick={() => {
          if (selection !== undefined) onMark(selection, true);
        }}
      >
        Delete
      </button>
      <button
        type="button"
        disabled={selection === undefined}
        onClick={() => {
          if (selection !== undefined) onMark(gapBefore(selection), false);
        }}
      >
        Insert before
      </button>
      <button
        type="button"
        disabled={selection === undefined}
        aria-label="Widen by the word before"
        onClick={() => {
          extend('previous');
        }}
      >
        ⟸
      </button>
      <button
        type="button"
        disabled={selection === undefined}
        aria-label="Widen by the word behind"
        onClick={() => {
          extend('next');
        }}
      >
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
