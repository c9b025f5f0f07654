import type { ModelJudge } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { words } from '../language/words.js';
import { ReportedProblem } from '../shell/reported-problem.js';
import { unseen } from '../shell/unseen.js';

export function ModelState({ state }: Pick<ModelJudge, 'state'>): ReactElement {
  return <span className={state === 'failed' ? 'state failed' : 'state'}>{words().models.states[state]}</span>;
}

interface ModelProgressProps {
  readonly campaign: string;
  readonly model: ModelJudge;
}

/** How far a model is, why it stopped, and a button to stop it. */
export function ModelProgress({ campaign, model }: ModelProgressProps): ReactElement {
  const { models } = words();
  const { id, name, state, reason, questions, calls, judged, skipped, settings } = model;
  const stopping = useAction(() =>
    api.post('/campaigns/:campaign/models/:judge/stop', { param: { campaign, judge: id } }),
  );
  return (
    <>
      {questions > 0 && (
        <div className="far">
          <progress value={Math.min(calls, questions)} max={questions} aria-label={models.answeredBy(name)} />
          <span>{models.answered(calls, questions)}</span>
          {state === 'asking' && (
            <button type="button" disabled={stopping.busy} onClick={stopping.on()}>
              {models.stop(name, unseen)}
            </button>
          )}
        </div>
      )}
      <p className="facts">
        <span>{models.judged(judged)}</span>
        {skipped > 0 && <span>{models.unusable(skipped)}</span>}
        {settings !== null && <span>{models.atMostCalls(settings.mostCalls)}</span>}
      </p>
      {reason !== null && (
        <p className="note" role="status">
          {(state === 'failed' ? models.failed : models.stopped)(<ReportedProblem problem={reason} />)}
        </p>
      )}
      {stopping.error !== undefined && <ProblemNote error={stopping.error} />}
    </>
  );
}
