import type { ReactElement } from 'react';
import { useTitle } from './use-title.js';

/** Shown for a personal link without its key. */
export function CutLink(): ReactElement {
  useTitle('Link incomplete');
  return (
    <main id="main" className="page">
      <h1>This link is incomplete</h1>
      <p>The key after # is missing. Copy the whole link, up to its last letter, or ask the organiser for a new one.</p>
    </main>
  );
}
