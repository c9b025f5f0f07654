import type { ReactElement } from 'react';
import { KeyTable } from '../shell/key-table.js';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['←', '→'], 'select the previous or next word'],
  [['↑', '↓'], 'go to the previous or next sentence'],
  [['Shift', '← →'], 'select more words, or fewer'],
  [['Alt', '← →'], 'select single characters'],
  [['Enter'], 'mark the selection'],
  [['i'], 'insert something before it'],
  [['Delete'], 'mark it for deletion'],
  [['Alt', '1 … 6'], 'in the form: choose a common type'],
  [['Ctrl', 'Z'], 'undo; with Shift, redo'],
  [['Esc'], 'clear the selection'],
];

/** What the keys and the mouse do. */
export function KeyHelp(): ReactElement {
  return (
    <>
      <p>
        Drag over words with the mouse, or tap one; whole words are selected. Hold Alt to select single characters. A
        mark says what is wrong and what should be there instead. Marks may overlap.
      </p>
      <KeyTable keys={KEYS} />
    </>
  );
}
