import { counted } from '@stet/core/internal';
import type { ModelJudge } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

const STATES: Readonly<Record<ModelJudge['state'], string>> = {
  new: 'not asked yet',
  asking: 'being asked',
  stopped: 'stopped',
  failed: 'failed',
  done: 'done',
};

export function ModelState({ state }: Pick<ModelJudge, 'state'>): ReactElement {
  return <span className={state === 'failed' ? 'state failed' : 'state'}>{STATES[state]}</span>;
}

interface ModelProgressProps {
  readonly campaign: string;
  readonly model: ModelJudge;
}

/** How far a model is, why it stopped, and a button to stop it. */
export function ModelProgress({ campaign, model }: ModelProgressProps): ReactElement {
  const { id, name, state, reason, questions, calls, judged, skipped, settings } = model;
  const stopping = useAction(() =>
    api.post('/campaigns/:campaign/models/:judge/stop', { param: { campaign, judge: id } }),
  );
  return (
    <>
      {questions > 0 && (
        <div className="far">
          <progress
            value={Math.min(calls, questions)}
            max={questions}
            aria-label={`Questions that ${name} has answered`}
          />
          <span>
            {counted(calls, 'answer')} to {counted(questions, 'question')}
          </span>
          {state === 'asking' && (
            <button type="button" disabled={stopping.busy} onClick={stopping.on()}>
              Stop<span className="unseen"> {name}</span>
            </button>
          )}
        </div>
      )}
      <p className="facts">
        <span>{counted(judged, 'item')} judged</span>
        {skipped > 0 && <span>{skipped} without a usable answer</span>}
        {settings !== null && <span>at most {counted(settings.mostCalls, 'call')}</span>}
      </p>
      {reason !== null && (
        <p className="note" role="status">
          {state === 'failed' ? 'It failed' : 'It stopped'}: expected {reason.expected}, found {reason.found}.{' '}
          {reason.remedy}
        </p>
      )}
      {stopping.error !== undefined && <ProblemNote error={stopping.error} />}
    </>
  );
}
