import { useState } from 'react';

/** A judge's settings of the page, stored in the browser. */
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
  const change = (changes: Partial<Preferences>): void => {
    const next = { ...preferences, ...changes };
    setPreferences(next);
    try {
      localStorage.setItem(NAME, JSON.stringify(next));
    } catch {
      // Then it lasts until the page is closed.
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
