import type { ReactElement, ReactNode } from 'react';
import { useTitle } from '../shell/use-title.js';

/** Shown for a link that the server does not accept, with what to do about it. */
export function WrongLink({ children }: { readonly children: ReactNode }): ReactElement {
  useTitle('Link expired');
  return (
    <>
      <h1>This link has expired</h1>
      <p>{children}</p>
    </>
  );
}
