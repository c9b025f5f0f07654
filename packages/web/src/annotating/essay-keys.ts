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

/** What a key does while the essay has the focus. */
export type KeyDeed =
  | { readonly deed: 'select'; readonly selection: Selection }
  /** Opens the form to replace or delete the selection, or to insert text at it. */
  | { readonly deed: 'mark'; readonly selection: Selection; readonly deletes: boolean }
  | { readonly deed: 'leave' };

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The direction of an arrow key in the text. In right-to-left text, the next word is to the left. */
function directionOf(key: string, rightToLeft: boolean): Direction | undefined {
  if (key === 'ArrowRight') return rightToLeft ? 'previous' : 'next';
  if (key === 'ArrowLeft') return rightToLeft ? 'next' : 'previous';
  return undefined;
}

/** What the pressed key does; undefined for keys that do nothing here. */
export function deedOf(
  pressed: PressedKey,
  { words, sentences }: EssayModel,
  texts: readonly string[],
  selection: Selection | undefined,
  rightToLeft: boolean,
): KeyDeed | undefined {
  if (pressed.ctrlKey || pressed.metaKey) return undefined;
  const first = words.findIndex((paragraphWords) => paragraphWords.length > 0);
  if (first === -1) return undefined;
  const select = (to: Selection): KeyDeed => ({ deed: 'select', selection: to });
  const direction = directionOf(pressed.key, rightToLeft);
  if (selection === undefined) {
    return direction === undefined && pressed.key !== 'ArrowDown' && pressed.key !== 'Home'
      ? undefined
      : select(selectWord(first, words[first][0]));
  }
  const { paragraph } = selection;
  const currentWords = words[paragraph];
  if (direction !== undefined) {
    if (pressed.altKey) return select(extendByCharacter(texts[paragraph], selection, direction));
    return select(
      pressed.shiftKey ? extendByWord(currentWords, selection, direction) : moveByWord(words, selection, direction),
    );
  }
  switch (pressed.key) {
    case 'ArrowDown':
      return select(moveBySentence(words, sentences, selection, 'next'));
    case 'ArrowUp':
      return select(moveBySentence(words, sentences, selection, 'previous'));
    case 'Home':
      return currentWords.length === 0 ? undefined : select(selectWord(paragraph, currentWords[0]));
    case 'End':
      return currentWords.length === 0
        ? undefined
        : select(selectWord(paragraph, currentWords[currentWords.length - 1]));
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
