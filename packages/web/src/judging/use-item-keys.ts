import { useKeys } from '../shell/use-keys.js';
import { keyCommand, type KeyCommand, type KeyPress } from './item-keys.js';

/** Listens to the keys of an item page. */
export function useItemKeys(active: boolean, onCommand: (command: KeyCommand) => void): void {
  useKeys(active, (press, target) => keyCommand({ ...press, on: kindOf(target) }), onCommand);
}

/** What kind of element a key was pressed on. */
export function kindOf(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type=radio]')) return 'rank';
  if (target.matches('textarea, select, input:not([type=checkbox])')) return 'text';
  return target.closest('a, button, summary, label, input') === null ? 'page' : 'control';
}
