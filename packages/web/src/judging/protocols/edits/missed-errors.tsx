import { displayWords } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';
import { Fragment, type ReactElement } from 'react';
import { isMarked, toggleWord } from './missed-words.js';

interface MissedErrorsProps {
  readonly source: string;
  readonly language: string;
  readonly missed: NonNullable<AnswerDetails['missed']>;
  readonly onMissed: (missed: NonNullable<AnswerDetails['missed']>) => void;
}

/** The words of the source, to mark errors that outputs leave; folded up until somebody wants it. */
export function MissedErrors({ source, language, missed, onMissed }: MissedErrorsProps): ReactElement {
  const words = displayWords(source);
  return (
    <details className="missed-errors">
      <summary>Mark errors that outputs miss{missed.length > 0 && `: ${missed.length} marked`}</summary>
      <p className="sentence" lang={language} dir="auto">
        {words.map(({ text, spaced }, at) => (
          <Fragment key={at}>
            {spaced && ' '}
            <button
              type="button"
              className="missed-word"
              aria-pressed={isMarked(missed, at)}
              onClick={() => onMissed(toggleWord(missed, at, words.length))}
            >
              {text}
            </button>
          </Fragment>
        ))}
      </p>
    </details>
  );
}
