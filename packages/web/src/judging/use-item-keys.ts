import { useEffect, useEffectEvent } from 'react';
import { keyCommand, type KeyCommand, type KeyPress } from './item-keys.js';

/** Listens to the keys of an item page. */
export function useItemKeys(active: boolean, onCommand: (command: KeyCommand) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const command = keyCommand({ key, repeat, modified: ctrlKey || metaKey || altKey, on: kindOf(target) });
    if (command === undefined) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [active]);
}

function kindOf(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type=radio]')) return 'rank';
  if (target.matches('textarea, select, input:not([type=checkbox])')) return 'text';
  return target.closest('a, button, summary, label, input') === null ? 'page' : 'control';
}
