import type { ReactElement, ReactNode } from 'react';
import { problemOf } from '../api/problem.js';
import { ProblemText } from './problem-text.js';

interface ProblemNoteProps {
  readonly error: unknown;
  /** What can be done about it here. */
  readonly children?: ReactNode;
}

/** What went wrong, where, and what to do, in the server's words. */
export function ProblemNote({ error, children }: ProblemNoteProps): ReactElement {
  return (
    <div className="note problem" role="alert">
      <ProblemText problem={problemOf(error)} />
      {children}
    </div>
  );
}
