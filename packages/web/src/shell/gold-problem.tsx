import type { RefusedGold } from '@stet/server';
import type { ReactElement } from 'react';
import { ApiError } from '../../api/problem.js';
import { counted } from '../../shell/format.js';

interface BadEditsProps {
  readonly refused: RefusedGold;
  readonly busy: boolean;
  readonly onSkip: () => void;
}

/** The edits that a gold was refused for, and the way to upload it without them. */
export function BadEdits({ refused: { badEdits, first }, busy, onSkip }: BadEditsProps): ReactElement {
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
export function refusedGoldOf(error: unknown): RefusedGold | undefined {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return undefined;
  return 'badEdits' in error.body ? (error.body as RefusedGold) : undefined;
}
