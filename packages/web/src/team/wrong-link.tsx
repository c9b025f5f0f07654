import type { ReactElement, ReactNode } from 'react';
import { words } from '../language/words.js';
import { useTitle } from '../shell/use-title.js';

/** Shown for a link that the server does not accept, with what to do about it. */
export function WrongLink({ children }: { readonly children: ReactNode }): ReactElement {
  const { wrongLink } = words().team;
  useTitle(wrongLink.title);
  return (
    <>
      <h1>{words().shell.linkExpired}</h1>
      <p>{children}</p>
    </>
  );
}
