import type { Press } from '../shell/use-keys.js';

/** A command given by a key on a question's page. */
export type QuestionCommand = 'accepted' | 'refused' | 'next' | 'previous' | 'comment';

export interface KeyPress extends Press {
  /** Whether a text field has the focus, in which every key types. */
  readonly inText: boolean;
}

const COMMANDS: Readonly<Record<string, QuestionCommand>> = {
  a: 'accepted',
  r: 'refused',
  arrowright: 'next',
  arrowdown: 'next',
  arrowleft: 'previous',
  arrowup: 'previous',
  c: 'comment',
};

/** A key that is held down answers one question, not all of them. */
export function questionCommand({ key, repeat, modified, inText }: KeyPress): QuestionCommand | undefined {
  const name = key.toLowerCase();
  if (modified || repeat || inText || !Object.hasOwn(COMMANDS, name)) return undefined;
  return COMMANDS[name];
}
