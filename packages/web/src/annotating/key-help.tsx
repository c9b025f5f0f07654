import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { KeyTable } from '../shell/key-table.js';

/** What the keys and the mouse do. */
export function KeyHelp(): ReactElement {
  const { annotating } = words();
  return (
    <>
      <p>{annotating.keysIntro}</p>
      <KeyTable keys={annotating.keys} />
    </>
  );
}
