import type { ReactElement } from 'react';
import type { Problem } from '../api/problem.js';
import { words } from '../language/words.js';
import { ProblemText } from '../shell/problem-text.js';
import type { JudgingState } from './judging-state.js';

interface TroubleElsewhereProps {
  readonly state: JudgingState;
  readonly current: number;
  readonly onLook: (number: number) => void;
}

/** Answers to other items that were not saved: the judge has moved on and should know. */
export function TroubleElsewhere({ state, current, onLook }: TroubleElsewhereProps): ReactElement {
  const numbers = [...new Set([...state.conflicts.keys(), ...state.refusals.keys()])].filter(
    (number) => number !== current,
  );
  const { judging } = words();
  return (
    <div role="alert">
      {numbers.map((number) => (
        <div key={number} className="note problem">
          <p>{judging.notKept(state.items.get(number), state.conflicts.has(number))}</p>
          <button type="button" onClick={() => onLook(number)}>
            {judging.lookAt(state.items.get(number))}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Why an answer to the item on the page was not saved. */
export function RefusalNote({ problem }: { readonly problem: Problem }): ReactElement {
  return (
    <div className="note problem" role="alert">
      <p>
        <b>{words().judging.notSaved}</b>
      </p>
      <ProblemText problem={problem} />
    </div>
  );
}
