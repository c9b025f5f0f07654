import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTitle } from './use-title.js';

export function NoPage(): ReactElement {
  useTitle('No such page');
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        The address may be mistyped, or what it named was removed. <Link href="/">See what there is</Link>.
      </p>
    </>
  );
}
