import type { ReactElement } from 'react';
import { words } from '../language/words.js';

/** Lets keyboard users skip the page header. */
export function SkipLink(): ReactElement {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById('main');
        main?.setAttribute('tabindex', '-1');
        main?.focus();
      }}
    >
      {words().shell.skipToContent}
    </a>
  );
}
