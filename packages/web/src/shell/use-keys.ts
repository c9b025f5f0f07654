import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from './pressed-key.js';

/** What matters of a pressed key. */
export interface Press {
  readonly key: string;
  readonly repeat: boolean;
  readonly modified: boolean;
}

/** Listens to the keys of a page while no dialog is open. `commandOf` finds the command of a key, if it has one. */
export function useKeys<Command>(
  active: boolean,
  commandOf: (press: Press, target: EventTarget | null) => Command | undefined,
  onCommand: (command: Command) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { repeat, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const command = commandOf({ key: pressedKey(event), repeat, modified: ctrlKey || metaKey || altKey }, target);
    if (command === undefined) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
