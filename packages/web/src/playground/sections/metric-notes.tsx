import { metricTitle } from '@stet/core/internal';
import type { ReactElement } from 'react';
import type { ScoringAnswer } from '../scoring/scoring-answer.js';

/** Which metrics are still to come, and why others give no number. */
export function MetricNotes({ answer: { waiting, failed } }: { readonly answer: ScoringAnswer }): ReactElement {
  return (
    <>
      {waiting.length > 0 && (
        <p className="quiet">
          Still loading what these need: {waiting.map(metricTitle).join(', ')}. Their numbers follow by themselves.
        </p>
      )}
      {failed.map(({ metric, reason }) => (
        <p key={metric} className="note">
          No number by {metricTitle(metric)}: {reason}
        </p>
      ))}
    </>
  );
}
