import type { ReactElement } from 'react';
import { tally } from './tally.js';

interface ExplorerStatusProps {
  readonly total: number;
  /** How many the filter finds; undefined until that is known. */
  readonly found: number | undefined;
  readonly failed: boolean;
  /** The open sentence, if the filter hides it. */
  readonly hidden: number | null;
  readonly narrow: boolean;
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

/** How many sentences are shown, and why not more. */
export function ExplorerStatus(props: ExplorerStatusProps): ReactElement {
  const { total, found, failed, hidden, narrow, onRetry, onReset } = props;
  const isCounting = narrow && found === undefined;
  return (
    <div className="status">
      <p role="status">
        {isCounting
          ? !failed && `Looking through ${tally(total)} sentences …`
          : `${narrow ? `${tally(found)} of ` : ''}${tally(total)} sentences`}
        {hidden !== null && `; sentence ${tally(hidden)} is not among them`}
        {!isCounting && '.'}
        {failed && ' Some sentences could not be loaded.'}
      </p>
      {failed && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
      {narrow && (
        <button type="button" onClick={onReset}>
          Show all
        </button>
      )}
    </div>
  );
}
