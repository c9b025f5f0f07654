import type { RefusedGold } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import { ApiError } from '../api/problem.js';
import { words } from '../language/words.js';
import { ProblemNote } from './problem-note.js';
import { Reported } from './reported.js';

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
  const { api } = words();
  return (
    <>
      <p>{api.badOffsets(badEdits)}</p>
      <ul>
        {first.map(({ line, expected, found }, at) => (
          <li key={at}>{api.badEdit(line, <Reported>{found}</Reported>, <Reported>{expected}</Reported>)}</li>
        ))}
        {badEdits > first.length && <li>{api.andMore(badEdits - first.length)}</li>}
      </ul>
      <button type="button" disabled={busy} onClick={onSkip}>
        {api.leaveOut(badEdits)}
      </button>
      <p className="quiet">{api.leftOutHint}</p>
    </>
  );
}

/** What the server answered to a gold with bad offsets; undefined for any other error. */
function refusedGoldOf(error: unknown): RefusedGold | undefined {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return undefined;
  return 'badEdits' in error.body ? (error.body as RefusedGold) : undefined;
}
