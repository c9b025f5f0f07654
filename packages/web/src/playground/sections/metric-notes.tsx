import { metricTitle } from '@stet/core/internal';
import type { ReactElement, ReactNode } from 'react';
import type { Failure, ScoringAnswer } from '../scoring/scoring-answer.js';
import { words } from '../../language/words.js';
import { ReportedProblem } from '../../shell/reported-problem.js';
import { optionLabel } from '../option-label.js';

/** Which metrics are still to come, and why others give no number. */
export function MetricNotes({ answer: { waiting, failed } }: { readonly answer: ScoringAnswer }): ReactElement {
  const { playground } = words();
  return (
    <>
      {waiting.length > 0 && <p className="quiet">{playground.stillLoadingNeeds(waiting.map(metricTitle))}</p>}
      {failed.map(({ metric, failure }) => (
        <p key={metric} className="note">
          {playground.noNumber(metricTitle(metric), reasonOf(failure))}
        </p>
      ))}
    </>
  );
}

function reasonOf(failure: Failure): ReactNode {
  const { failed } = words().playground;
  switch (failure.kind) {
    case 'lacks-edits':
      return failed.lacksEdits;
    case 'not-loaded':
      return failed.notLoaded[failure.resource];
    case 'refused':
      return <ReportedProblem problem={failure.error} optionWord={optionLabel} />;
  }
}
