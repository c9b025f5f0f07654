import type { ReactElement } from 'react';
import { useTitle } from './use-title.js';
import { words } from '../language/words.js';

/** Shown for a personal link without its key. */
export function CutLink(): ReactElement {
  const { shell } = words();
  useTitle(shell.linkIncomplete);
  return (
    <main id="main" className="page">
      <h1>{shell.thisLinkIncomplete}</h1>
      <p>{shell.wholeLink}</p>
    </main>
  );
}
