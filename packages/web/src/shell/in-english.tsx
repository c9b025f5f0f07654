import type { ReactElement, ReactNode } from 'react';

/** Words of the command line or the server, which speak English only; elsewhere their direction is not the page's. */
export function InEnglish({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
