import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTitle } from './use-title.js';

/** Shown for an address that names nothing, with the ways on. */
export function NoPage(): ReactElement {
  useTitle('Page not found');
  return (
    <>
      <h1>This page does not exist</h1>
      <p>The address may be mistyped, or what was here has been removed.</p>
      <p>If somebody sent you this link, check that you copied all of it, or ask them for a new one.</p>
      <div className="actions">
        <Link href="/" className="button main">
          Home
        </Link>
        <Link href="/playground" className="button">
          Playground
        </Link>
      </div>
    </>
  );
}
