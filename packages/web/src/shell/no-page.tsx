import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTitle } from './use-title.js';
import { words } from '../language/words.js';

/** Shown for an address that names nothing, with the ways on. */
export function NoPage(): ReactElement {
  const { shell } = words();
  useTitle(shell.pageNotFound);
  return (
    <>
      <h1>{shell.thisPageDoesNotExist}</h1>
      <p>{shell.addressMistyped}</p>
      <p>{shell.checkLink}</p>
      <div className="actions">
        <Link href="/" className="button main">
          {shell.home}
        </Link>
        <Link href="/playground" className="button">
          {shell.playground}
        </Link>
      </div>
    </>
  );
}
