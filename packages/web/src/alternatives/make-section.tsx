import { counted } from '@stet/core/internal';
import type { AlternativesMade, Proposal } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import type { TaskProps } from '../tasks/task-props.js';

interface MakeSectionProps extends TaskProps {
  readonly proposals: readonly Proposal[];
}

/** Makes the gold with alternative answers from the accepted proposals. */
export function MakeSection({ task, proposals }: MakeSectionProps): ReactElement {
  const { id, goldVersion, alternativesVersion, submissions, waiting } = task;
  const [alternatives, setAlternatives] = useState<AlternativesMade>();
  const accepted = proposals.filter(({ state }) => state === 'accepted').length;
  const open = proposals.filter(({ state }) => state === 'open').length;
  const { run, busy, error } = useAction(async () => {
    setAlternatives(await api.post('/tasks/:task/proposals/gold', { param: { task: id } }));
  });
  return (
    <section aria-labelledby="make-alternatives">
      <h2 id="make-alternatives">Gold with alternative answers</h2>
      <p>
        It is made of the gold (version {goldVersion}) and {counted(accepted, 'accepted proposal')}.{' '}
        {open > 0 && `${counted(open, 'proposal is', 'proposals are')} still open and left out. `}
        The gold itself does not change.{' '}
        {submissions > 0 &&
          `All ${submissions} submissions are scored against it; until then their scores with alternative answers are stale and not ranked.`}
      </p>
      <button type="button" className="main" disabled={busy || goldVersion === 0} onClick={run}>
        {alternativesVersion > 0 ? 'Make it again and rescore' : 'Make it and rescore'}
      </button>
      {error !== undefined && <ProblemNote error={error} />}
      <div role="status">
        {alternatives !== undefined && (
          <p className="note">
            Version {alternatives.alternativesVersion}: {counted(alternatives.accepted, 'proposal')} in{' '}
            {counted(alternatives.sets, 'more annotation set')}.
          </p>
        )}
        {waiting > 0 && <p>{counted(waiting, 'submission')} to be scored.</p>}
      </div>
    </section>
  );
}
