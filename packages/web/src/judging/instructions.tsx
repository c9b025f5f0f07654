import type { ReactElement } from 'react';
import type { Preferences } from './preferences.js';

interface InstructionsProps {
  readonly text: string;
  readonly preferences: Preferences;
  readonly onPreferences: (change: Partial<Preferences>) => void;
}

const KEYS: readonly (readonly [string, string])[] = [
  ['1 … 5', 'rank the output with the bar beside it; 0 takes the rank back'],
  ['↑ ↓', 'move between outputs'],
  ['Enter', 'save and go on'],
  ['Backspace', 'go back'],
  ['M', 'show or hide the marks'],
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
      <table className="keys">
        <caption>Keys</caption>
        <tbody>
          {KEYS.map(([key, words]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="check">
        <input
          type="checkbox"
          checked={preferences.keys}
          onChange={(event) => {
            onPreferences({ keys: event.target.checked });
          }}
        />
        Use these keys
      </label>
    </>
  );
}
