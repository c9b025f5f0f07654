import type { ReactElement, ReactNode } from 'react';

interface NoEntryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Why somebody cannot take part, and what to do. */
export function NoEntry({ title, children }: NoEntryProps): ReactElement {
  return (
    <>
      <p className="kind">Study</p>
      <h1>{title}</h1>
      <p>{children}</p>
    </>
  );
}
