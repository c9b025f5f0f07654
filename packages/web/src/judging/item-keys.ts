/** What a key asks for on the page of an item. */
export type KeyCommand =
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'save' }
  | { readonly type: 'back' }
  | { readonly type: 'marks' };

/** The part of a keyboard event that matters, and the kind of element that has the keyboard. */
export interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  readonly modified: boolean;
  /** `text` is being written; `control` is a button or link, which answers to Enter itself. */
  readonly on: 'text' | 'control' | 'rank' | 'page';
}

/** A key that is held down saves once; in a text, all keys write. */
export function keyCommand({ key, repeat, modified, on }: KeyPress): KeyCommand | undefined {
  if (modified || on === 'text') return undefined;
  if (/^\d$/u.test(key)) return { type: 'digit', digit: Number(key) };
  if (key === 'ArrowDown') return { type: 'move', by: 1 };
  if (key === 'ArrowUp') return { type: 'move', by: -1 };
  if (repeat) return undefined;
  if (key === 'Enter' && on !== 'control') return { type: 'save' };
  if (key === 'Backspace') return { type: 'back' };
  if (key === 'm' || key === 'M') return { type: 'marks' };
  return undefined;
}
