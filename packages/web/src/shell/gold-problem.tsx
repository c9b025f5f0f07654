import { counted } from '@stet/core/internal';
import type { RefusedGold } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import { ApiError } from '../api/problem.js';
import { ProblemNote } from './problem-note.js';

interface GoldProblemProps {
  readonly error: unknown;
  readonly busy: boolean;
  /** Uploads the same gold again, without its bad edits. */
  readonly onSkip: () => void;
  readonly children?: ReactNode;
}

/** What went wrong with an upload. Edits that a gold was refused for are listed, with the way to leave them out. */
export function GoldProblem({ error, busy, onSkip, children }: GoldProblemProps): ReactElement {
  const refused = refusedGoldOf(error);
  return (
    <ProblemNote error={error}>
      {refused !== undefined && <BadEdits refused={refused} busy={busy} onSkip={onSkip} />}
      {children}
    </ProblemNote>
  );
}

interface BadEditsProps extends Pick<GoldProblemProps, 'busy' | 'onSkip'> {
  readonly refused: RefusedGold;
}

function BadEdits({ refused: { badEdits, first }, busy, onSkip }: BadEditsProps): ReactElement {
  const edits = counted(badEdits, 'edit');
  return (
    <>
      <p>Nothing was saved. In this gold the offsets of {edits} are bad:</p>
      <ul>
        {first.map(({ line, expected, found }, at) => (
          <li key={at}>
            line {line}: {found}, expected {expected}
          </li>
        ))}
        {badEdits > first.length && <li>and {badEdits - first.length} more</li>}
      </ul>
      <button type="button" disabled={busy} onClick={onSkip}>
        Upload it anyway, leaving out {edits}
      </button>
      <p className="quiet">The signature of each score then says how many were left out.</p>
    </>
  );
}

/** What the server answered to a gold with bad offsets; undefined for any other error. */
function refusedGoldOf(error: unknown): RefusedGold | undefined {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return undefined;
  return 'badEdits' in error.body ? (error.body as RefusedGold) : undefined;
}
