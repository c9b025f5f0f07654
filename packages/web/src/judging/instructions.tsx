import type { ReactElement } from 'react';
import { Check } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { KeyTable } from '../shell/key-table.js';
import type { Preferences } from './preferences.js';

interface InstructionsProps {
  readonly text: string;
  readonly preferences: Preferences;
  readonly onPreferences: (change: Partial<Preferences>) => void;
}

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['1 … 5'], 'rank the output with the bar beside it; 0 takes the rank back'],
  [['↑ ↓'], 'move between outputs'],
  [['Enter'], 'save and go on'],
  [['Backspace'], 'go back'],
  [['M'], 'show or hide the marks'],
  [['?'], 'show these instructions'],
];

/** What the organiser asks of judges, and the keys. */
export function Instructions({ text, preferences, onPreferences }: InstructionsProps): ReactElement {
  return (
    <>
      {text !== '' && (
        <div className="instructions" dir="auto">
          {text}
        </div>
      )}
      <KeyTable keys={KEYS} />
      <Check {...fieldsOf(preferences, onPreferences)('keys')}>Use these keys</Check>
    </>
  );
}
