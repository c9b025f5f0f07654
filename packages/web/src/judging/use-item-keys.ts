import { useKeys } from '../shell/use-keys.js';
import { keyCommand, type KeyCommand, type KeyPress } from './item-keys.js';
import type { ItemAction, ItemState } from './item-state.js';
import type { JudgingProtocol } from './protocols/judging-protocol.js';

/** Listens to the keys of an item page: first to those of its protocol, then to those of all. */
export function useItemKeys(
  active: boolean,
  { actionOf, isAlwaysMarked = false }: JudgingProtocol,
  state: ItemState,
  onCommand: (command: KeyCommand | ItemAction) => void,
): void {
  const commandOf = (press: KeyPress): KeyCommand | ItemAction | undefined => {
    const command = actionOf?.(press, state) ?? keyCommand(press);
    return isAlwaysMarked && command?.type === 'marks' ? undefined : command;
  };
  useKeys(active, (press, target) => commandOf({ ...press, on: kindOf(target) }), onCommand);
}

/** What kind of element a key was pressed on. */
export function kindOf(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type=radio]')) return 'rank';
  if (target.matches('input[type=range]')) return 'slider';
  if (target.matches('textarea, select, input:not([type=checkbox])')) return 'text';
  return target.closest('a, button, summary, label, input') === null ? 'page' : 'control';
}
