import type { ReactElement } from 'react';
import type { Problem } from '../api/problem.js';
import { problemSentence } from '../api/problem-sentence.js';
import { itemName } from './item-name.js';
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
  const nameOf = (number: number): string => {
    const item = state.items.get(number);
    return item === undefined ? 'an item' : itemName(item).toLowerCase();
  };
  return (
    <div role="alert">
      {numbers.map((number) => (
        <div key={number} className="note problem">
          <p>
            Your answer to {nameOf(number)} was not kept
            {state.conflicts.has(number) && ': the item was answered in another window, too'}.
          </p>
          <button type="button" onClick={() => onLook(number)}>
            Look at {nameOf(number)}
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
        <b>This answer could not be saved.</b> {problemSentence(problem)} {problem.remedy}
      </p>
    </div>
  );
}
