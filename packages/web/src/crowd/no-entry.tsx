import type { ReactElement, ReactNode } from 'react';
import { words } from '../language/words.js';

interface NoEntryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Why somebody cannot take part, and what to do. */
export function NoEntry({ title, children }: NoEntryProps): ReactElement {
  return (
    <>
      <p className="kind">{words().crowd.study}</p>
      <h1>{title}</h1>
      <p>{children}</p>
    </>
  );
}
