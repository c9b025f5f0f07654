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

/** The action of a key, unless it belongs to the browser. */
export function keyAction({ key, ctrlKey, metaKey, altKey }: KeyPress): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey || !Object.hasOwn(ACTIONS, key)) return undefined;
  return ACTIONS[key];
}
