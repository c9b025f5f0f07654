import type { EssayModel } from './essay-model.js';
import {
  extendByCharacter,
  extendByWord,
  gapBefore,
  moveBySentence,
  moveByWord,
  selectWord,
  type Direction,
  type Selection,
} from './selection.js';

/** What a key does to an essay that has the focus. */
export type KeyDeed =
  | { readonly deed: 'select'; readonly selection: Selection }
  /** Open the form for a stretch: to replace it, to delete it, or to insert at it. */
  | { readonly deed: 'mark'; readonly selection: Selection; readonly deletes: boolean }
  | { readonly deed: 'leave' };

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Which way an arrow points in the text: to the next word is left where text runs from right to left. */
function directionOf(key: string, rightToLeft: boolean): Direction | undefined {
  if (key === 'ArrowRight') return rightToLeft ? 'previous' : 'next';
  if (key === 'ArrowLeft') return rightToLeft ? 'next' : 'previous';
  return undefined;
}

/** The deed of a key; undefined for keys that do nothing here. */
export function deedOf(
  pressed: PressedKey,
  { words, sentences }: EssayModel,
  texts: readonly string[],
  selection: Selection | undefined,
  rightToLeft: boolean,
): KeyDeed | undefined {
  if (pressed.ctrlKey || pressed.metaKey) return undefined;
  const first = words.findIndex((own) => own.length > 0);
  if (first === -1) return undefined;
  const select = (to: Selection): KeyDeed => ({ deed: 'select', selection: to });
  const direction = directionOf(pressed.key, rightToLeft);
  if (selection === undefined) {
    return direction === undefined && pressed.key !== 'ArrowDown' && pressed.key !== 'Home'
      ? undefined
      : select(selectWord(first, words[first][0]));
  }
  const { paragraph } = selection;
  const own = words[paragraph];
  if (direction !== undefined) {
    if (pressed.altKey) return select(extendByCharacter(texts[paragraph], selection, direction));
    return select(pressed.shiftKey ? extendByWord(own, selection, direction) : moveByWord(words, selection, direction));
  }
  switch (pressed.key) {
    case 'ArrowDown':
      return select(moveBySentence(words, sentences, selection, 'next'));
    case 'ArrowUp':
      return select(moveBySentence(words, sentences, selection, 'previous'));
    case 'Home':
      return own.length === 0 ? undefined : select(selectWord(paragraph, own[0]));
    case 'End':
      return own.length === 0 ? undefined : select(selectWord(paragraph, own[own.length - 1]));
    case 'Enter':
      return { deed: 'mark', selection, deletes: false };
    case 'Insert':
    case 'i':
      return { deed: 'mark', selection: gapBefore(selection), deletes: false };
    case 'Delete':
    case 'Backspace':
      return selection.anchor === selection.focus ? undefined : { deed: 'mark', selection, deletes: true };
    case 'Escape':
      return { deed: 'leave' };
    default:
      return undefined;
  }
}
