import type { Submission } from '@stet/server';
import type { ReactElement } from 'react';
import { ProblemText } from '../shell/problem-text.js';

/** Why a submission failed: where, what was expected, what was found, and what to do. */
export function ReasonNote({ reason }: { readonly reason: NonNullable<Submission['reason']> }): ReactElement {
  return (
    <div className="note problem">
      <ProblemText problem={reason} />
    </div>
  );
}
