import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { extendByWord, gapBefore, type Selection, type Words } from './selection.js';

interface SelectionBarProps {
  readonly selection: Selection | undefined;
  readonly paragraphWords: readonly Words[];
  readonly onSelect: (selection: Selection) => void;
  readonly onMark: (selection: Selection, deletes: boolean) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

/** The key commands as buttons, for mouse and touch. */
export function SelectionBar({
  selection,
  paragraphWords,
  onSelect,
  onMark,
  onUndo,
  onRedo,
}: SelectionBarProps): ReactElement {
  const isGap = selection !== undefined && selection.anchor === selection.focus;
  const whenSelected = (work: (selected: Selection) => void) => () => {
    if (selection !== undefined) work(selection);
  };
  const extend = (direction: 'next' | 'previous'): (() => void) =>
    whenSelected((selected) => onSelect(extendByWord(paragraphWords[selected.paragraph], selected, direction)));
  const mark = (deletes: boolean): (() => void) => whenSelected((selected) => onMark(selected, deletes));
  const insert = whenSelected((selected) => onMark(gapBefore(selected), false));
  const disabled = selection === undefined;
  const { annotating } = words();
  return (
    <div className="selection-bar" role="toolbar" aria-label={annotating.selected}>
      <button type="button" className="main" disabled={disabled} onClick={mark(false)}>
        {annotating.mark}
      </button>
      <button type="button" disabled={disabled || isGap} onClick={mark(true)}>
        {annotating.delete}
      </button>
      <button type="button" disabled={disabled} onClick={insert}>
        {annotating.insertBefore}
      </button>
      <button type="button" disabled={disabled} aria-label={annotating.addBefore} onClick={extend('previous')}>
        ⟸
      </button>
      <button type="button" disabled={disabled} aria-label={annotating.addAfter} onClick={extend('next')}>
        ⟹
      </button>
      <button type="button" disabled={onUndo === undefined} onClick={onUndo}>
        {annotating.undo}
      </button>
      <button type="button" disabled={onRedo === undefined} onClick={onRedo}>
        {annotating.redo}
      </button>
    </div>
  );
}
