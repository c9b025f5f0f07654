import type { Assignment } from '@stet/server';
import type { ReactElement } from 'react';
import { describeRanks } from './ranks.js';

/** What each practice item teaches, one thing at a time. */
const LESSONS: readonly ReactElement[] = [
  <>
    <b>Rank the outputs.</b> The sentence in bold is what a learner wrote. Below it stand corrections, in a random
    order. Give each a rank: 1 is best. Two that are equally good get the same rank, and ranks may be left out. Press
    the numbers, or drag the letters to their places at the foot of the page.
  </>,
  <>
    <b>Read the marks.</b> <ins>Underlined</ins> words were put in, <del>struck</del> words were taken out; words that
    were replaced stand before their replacement. With a keyboard you need no mouse: digits rank the output with the bar
    beside it, arrows move, Enter saves.
  </>,
  <>
    <b>When in doubt.</b> An item that cannot be judged is skipped, with a reason; one that the organiser should see is
    flagged. You can go back, with Backspace too, and change your mind. Your answers are kept on this device until the
    server has them.
  </>,
];

/** The lesson of a practice item and, once it is answered, the model answer. */
export function PracticeHelp({ item }: { readonly item: Assignment }): ReactElement {
  const { feedback, answer, countedNumber } = item;
  return (
    <aside className="note practice" aria-label="Practice">
      {feedback === null ? (
        <p>{LESSONS.at((countedNumber - 1) % LESSONS.length)}</p>
      ) : (
        <div role="status">
          <p>
            <b>We would say:</b> {describeRanks(feedback.ranks)}
          </p>
          {answer?.ranks != null && (
            <p>
              <b>You said:</b> {describeRanks(answer.ranks)}
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
