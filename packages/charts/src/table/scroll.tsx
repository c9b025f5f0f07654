import type { ReactElement, ReactNode } from 'react';

interface ScrollProps {
  /** The id of what names the region. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** What is wider than a phone scrolls sideways by itself, also by keyboard. */
export function Scroll({ labelledBy, children }: ScrollProps): ReactElement {
  return (
    <div className="scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
