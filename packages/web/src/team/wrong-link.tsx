import type { ReactElement, ReactNode } from 'react';

/** Shown for a link that the server does not accept. */
export function WrongLink({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <h1>This link does not work</h1>
      <p>{children}</p>
    </>
  );
}
