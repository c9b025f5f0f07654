import type { ReactElement } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { words } from '../language/words.js';
import { Reported } from '../shell/reported.js';

/** What of judgments just imported could not be read as it was meant. */
export function ImportWarnings(): ReactElement | undefined {
  const { warnings = [] } = useHistoryState<{ readonly warnings?: readonly string[] } | null>() ?? {};
  if (warnings.length === 0) return undefined;
  return (
    <div className="note" role="status">
      <p>{words().dashboard.imported}</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>
            <Reported>{warning}</Reported>
          </li>
        ))}
      </ul>
    </div>
  );
}
