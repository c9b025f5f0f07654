import { Fragment, type ReactNode } from 'react';

/** A signature that breaks between its parts rather than inside a word. */
export function Breakable({ children }: { readonly children: string }): ReactNode {
  return children.split('|').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          |<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
