import type { ReactElement } from 'react';
import { KeyTable } from '../shell/key-table.js';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['←', '→'], 'choose the word before or behind'],
  [['↑', '↓'], 'go to the sentence before or behind'],
  [['Shift', '← →'], 'choose more words, or fewer'],
  [['Alt', '← →'], 'choose by characters'],
  [['Enter'], 'mark what is chosen'],
  [['i'], 'insert something before it'],
  [['Delete'], 'mark it to be deleted'],
  [['Alt', '1 … 6'], 'in the form: choose a common type'],
  [['Ctrl', 'Z'], 'undo; with Shift, redo'],
  [['Esc'], 'choose nothing'],
];

/** What the keys and the mouse do. */
export function KeyHelp(): ReactElement {
  return (
    <>
      <p>
        Draw over words with the mouse, or touch one; whole words are chosen. Hold Alt to choose single characters. A
        mark says what is wrong and what should stand there. Marks may overlap.
      </p>
      <KeyTable keys={KEYS} />
    </>
  );
}
