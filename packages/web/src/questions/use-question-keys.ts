import { useKeys } from '../shell/use-keys.js';
import { questionCommand, type QuestionCommand } from './question-keys.js';

/** Listens to the keys of the questions. */
export function useQuestionKeys(onCommand: (command: QuestionCommand) => void): void {
  useKeys(
    true,
    (press, target) => {
      const inText = target instanceof Element && target.matches('input, textarea, select');
      return questionCommand({ ...press, inText });
    },
    onCommand,
  );
}
