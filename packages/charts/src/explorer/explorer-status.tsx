import type { ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';
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
  const { total, found, failed, narrow, onRetry, onReset } = props;
  const words = chartWords().explorer;
  const isCounting = narrow && found === undefined;
  return (
    <div className="status">
      <p role="status">
        {isCounting ? !failed && words.looking(total) : countText(props)}
        {failed && ` ${words.failed}`}
      </p>
      {failed && (
        <button type="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
      {narrow && (
        <button type="button" onClick={onReset}>
          {words.showAll}
        </button>
      )}
    </div>
  );
}

function countText({ total, found, hidden, narrow }: ExplorerStatusProps): string {
  const words = chartWords().explorer;
  if (!narrow) return hidden === null ? words.all(total) : words.allWithout(total, hidden);
  return hidden === null ? words.found(tally(found), total) : words.foundWithout(tally(found), total, hidden);
}
