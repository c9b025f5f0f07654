import type { Press } from '../shell/use-keys.js';

/** A command given by a key on an item's page. */
export type KeyCommand =
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'save' }
  | { readonly type: 'back' }
  | { readonly type: 'marks' };

/** What matters of a keyboard event, and the kind of element that has the focus. */
export interface KeyPress extends Press {
  /** `text` is a text field; `control` is a button or link, which handles Enter itself; a `slider` moves by arrows. */
  readonly on: 'text' | 'control' | 'rank' | 'slider' | 'page';
}

/** A key that is held down saves only once; in a text field every key types. */
export function keyCommand({ key, repeat, modified, on }: KeyPress): KeyCommand | undefined {
  if (modified || on === 'text') return undefined;
  if (/^\d$/u.test(key)) return { type: 'digit', digit: Number(key) };
  if (on === 'slider' && key.startsWith('Arrow')) return undefined;
  if (key === 'ArrowDown') return { type: 'move', by: 1 };
  if (key === 'ArrowUp') return { type: 'move', by: -1 };
  if (repeat) return undefined;
  if (key === 'Enter' && on !== 'control') return { type: 'save' };
  if (key === 'Backspace') return { type: 'back' };
  if (key === 'm' || key === 'M') return { type: 'marks' };
  return undefined;
}
