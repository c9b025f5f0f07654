import type { ReactElement, ReactNode } from 'react';

interface ScrollProps {
  /** The id of the element that names the region. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Lets what is wider than the screen scroll sideways by itself, by keyboard too. */
export function Scroll({ labelledBy, children }: ScrollProps): ReactElement {
  return (
    <div className="scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
