import type { Assignment, Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import { protocolFor } from './protocols/protocols.js';

interface PracticeHelpProps {
  readonly item: Assignment;
  readonly protocol: Protocol;
}

/** The lesson of a practice item and, once it is answered, the model answer. */
export function PracticeHelp({ item, protocol }: PracticeHelpProps): ReactElement {
  const { feedback, answer, countedNumber } = item;
  const { lessons, describe, compare } = protocolFor(protocol);
  return (
    <aside className="note practice" aria-label="Practice">
      {feedback === null ? (
        <p>{lessons.at((countedNumber - 1) % lessons.length)}</p>
      ) : (
        <div role="status">
          <p>
            <b>We would say:</b> {describe(feedback, protocol)}
          </p>
          {answer?.ranks != null && (
            <p>
              <b>You said:</b> {describe({ ranks: answer.ranks, details: answer.details }, protocol)}{' '}
              {compare?.(feedback, { ranks: answer.ranks, details: answer.details }, protocol)}
            </p>
          )}
          {feedback.explanation !== '' && <p dir="auto">{feedback.explanation}</p>}
        </div>
      )}
    </aside>
  );
}

/** On the first item after practice. */
export function PracticeIsOver(): ReactElement {
  return (
    <p className="note practice" role="status">
      <b>Now it counts.</b> Practice is over: from this item on, your answers are part of the evaluation.
    </p>
  );
}
