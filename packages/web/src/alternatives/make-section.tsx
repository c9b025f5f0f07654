import type { AlternativesMade, Proposal } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
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
  const { make } = words().alternatives;
  return (
    <section aria-labelledby="make-alternatives">
      <h2 id="make-alternatives">{make.title}</h2>
      <p>
        {make.madeOf(goldVersion, accepted)} {open > 0 && `${make.open(open)} `}
        {make.unchanged} {submissions > 0 && make.rescored(submissions)}
      </p>
      <button type="button" className="main" disabled={busy || goldVersion === 0} onClick={run}>
        {alternativesVersion > 0 ? make.again : make.make}
      </button>
      {error !== undefined && <ProblemNote error={error} />}
      <div role="status">
        {alternatives !== undefined && (
          <p className="note">
            {make.made(alternatives.alternativesVersion, alternatives.accepted, alternatives.sets)}
          </p>
        )}
        {waiting > 0 && <p>{make.waiting(waiting)}</p>}
      </div>
    </section>
  );
}
