import { useState } from 'react';

/** How a judge likes the page; kept in the browser. */
export interface Preferences {
  /** Show what was changed in each output. */
  readonly marks: boolean;
  /** Digits rank, Enter saves, Backspace goes back. */
  readonly keys: boolean;
}

const NAME = 'stet.preferences';
const DEFAULTS: Preferences = { marks: true, keys: true };

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(read);
  const change = (part: Partial<Preferences>): void => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    try {
      localStorage.setItem(NAME, JSON.stringify(next));
    } catch {
      // It holds for this page, then.
    }
  };
  return [preferences, change];
}

function read(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}
