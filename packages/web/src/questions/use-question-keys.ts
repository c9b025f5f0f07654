import { useEffect, useEffectEvent } from 'react';
import { questionCommand, type QuestionCommand } from './question-keys.js';

/** Listens to the keys of the questions. */
export function useQuestionKeys(onCommand: (command: QuestionCommand) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const inText = target instanceof Element && target.matches('input, textarea, select');
    const command = questionCommand({ key, repeat, modified: ctrlKey || metaKey || altKey, inText });
    if (command === undefined) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
