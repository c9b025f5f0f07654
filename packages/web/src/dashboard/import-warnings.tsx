import type { ReactElement } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** What of judgments just imported could not be read as it was meant. */
export function ImportWarnings(): ReactElement | undefined {
  const { warnings = [] } = useHistoryState<{ readonly warnings?: readonly string[] } | null>() ?? {};
  if (warnings.length === 0) return undefined;
  return (
    <div className="note" role="status">
      <p>The judgments are imported. This had to be found out, or could not be read as it was meant:</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
