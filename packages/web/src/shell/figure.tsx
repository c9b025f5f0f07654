import type { ReactElement, ReactNode } from 'react';
import { words } from '../language/words.js';

interface FigureProps {
  readonly name: string;
  readonly worrying?: boolean;
  readonly children: ReactNode;
}

/** A number with its name, in a list of figures. */
export function Figure({ name, worrying = false, children }: FigureProps): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={worrying ? 'worrying' : undefined}>
        {children}
        {worrying && <span aria-hidden="true"> !</span>}
        {worrying && <span className="unseen"> {words().shell.worthALook}</span>}
      </dd>
    </div>
  );
}
