import type { Assignment, Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { protocolFor } from './protocols/protocols.js';
import { spokenFeedback } from './spoken-feedback.js';

interface PracticeHelpProps {
  readonly item: Assignment;
  readonly protocol: Protocol;
}

/** The lesson of a practice item and, once it is answered, the model answer. */
export function PracticeHelp({ item, protocol }: PracticeHelpProps): ReactElement {
  const { feedback, answer, countedNumber } = item;
  const { judging } = words();
  const { lessons, describe, compare } = protocolFor(protocol);
  return (
    <aside className="note practice" aria-label={judging.practice}>
      {feedback === null ? (
        <p>{lessons.at((countedNumber - 1) % lessons.length)}</p>
      ) : (
        <div role="status">
          <p>{judging.ours(describe(feedback, protocol))}</p>
          {answer?.ranks != null && (
            <p>
              {judging.yours(describe({ ranks: answer.ranks, details: answer.details }, protocol))}{' '}
              {compare?.(feedback, { ranks: answer.ranks, details: answer.details }, protocol)}
            </p>
          )}
          {feedback.explanation !== '' && <p dir="auto">{spokenFeedback(feedback.explanation)}</p>}
        </div>
      )}
    </aside>
  );
}

/** On the first item after practice. */
export function PracticeIsOver(): ReactElement {
  return (
    <p className="note practice" role="status">
      {words().judging.practiceIsOver}
    </p>
  );
}
