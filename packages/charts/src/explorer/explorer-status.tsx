import type { ReactElement } from 'react';

interface ExplorerStatusProps {
  readonly total: number;
  readonly shown: number;
  /** Sentences that the filter has not seen yet. */
  readonly missing: number;
  readonly failed: boolean;
  /** The open sentence, if the filter hides it. */
  readonly hidden: number | null;
  readonly narrow: boolean;
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

const number = (count: number): string => count.toLocaleString('en');

/** How many sentences are shown, and why not more. */
export function ExplorerStatus(props: ExplorerStatusProps): ReactElement {
  const { total, shown, missing, failed, hidden, narrow, onRetry, onReset } = props;
  return (
    <div className="status">
      <p role="status">
        {narrow ? `${number(shown)} of ${number(total)} sentences` : `${number(total)} sentences`}
        {missing > 0 && !failed && `, ${number(missing)} still to look through`}
        {hidden !== null && `; sentence ${number(hidden)} is not among them`}.
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
