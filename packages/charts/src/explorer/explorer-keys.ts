import { OUTCOMES, type Outcome } from '@stet/core/internal';

/** What a key makes the explorer do. */
export type KeyAction =
  | { readonly go: 'next' | 'previous' | 'first' | 'last' }
  | { readonly focus: 'search' | 'jump' }
  | { readonly toggle: Outcome | 'differ' }
  | { readonly close: true };

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  j: { go: 'next' },
  ArrowDown: { go: 'next' },
  k: { go: 'previous' },
  ArrowUp: { go: 'previous' },
  Home: { go: 'first' },
  End: { go: 'last' },
  '/': { focus: 'search' },
  g: { focus: 'jump' },
  d: { toggle: 'differ' },
  Escape: { close: true },
  ...Object.fromEntries(OUTCOMES.map((outcome, at) => [String(at + 1), { toggle: outcome }])),
};

/** The keys and what they do, for the help. */
export const KEY_HELP: readonly (readonly [keys: string, does: string])[] = [
  ['↓ ↑ or j k', 'next and previous sentence'],
  ['Home, End', 'first and last sentence'],
  ['/', 'search'],
  ['g', 'go to a sentence by its number'],
  [`1 to ${OUTCOMES.length}`, 'show or leave out an outcome, in their order'],
  ['d', 'only where the two systems differ'],
  ['Esc', 'back to the sentences; close the open one'],
];

/** The action of a key, unless it belongs to the browser. */
export function keyAction({ key, ctrlKey, metaKey, altKey }: KeyPress): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey || !Object.hasOwn(ACTIONS, key)) return undefined;
  return ACTIONS[key];
}
