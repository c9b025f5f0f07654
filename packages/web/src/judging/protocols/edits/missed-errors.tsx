import { displayWords } from '@stet/core/internal';
import { Fragment, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import {
  describeGap,
  describeMissed,
  isGapMarked,
  isMarked,
  toggleGap,
  toggleWord,
  type MissedSpans,
} from './missed-spans.js';

interface MissedErrorsProps {
  readonly source: string;
  readonly language: string;
  readonly missed: MissedSpans;
  readonly onMissed: (missed: MissedSpans) => void;
}

/** The words of the source and the gaps between them, to mark errors that outputs leave; folded up until wanted. */
export function MissedErrors({ source, language, missed, onMissed }: MissedErrorsProps): ReactElement {
  const words = useMemo(() => displayWords(source), [source]);
  const hint = useId();
  const bar = useRef<HTMLDivElement>(null);
  // Buttons alternate, gap and word, and end with a gap. The whole bar is one stop of the Tab key.
  const [stop, setStop] = useState(1);
  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || bar.current === null) return;
    const to = reachedFrom(stop, event.key, 2 * words.length, getComputedStyle(bar.current).direction === 'rtl');
    if (to === undefined) return;
    event.preventDefault();
    bar.current.querySelectorAll('button').item(to).focus();
  };
  const focusable = (at: number): { tabIndex: number; onFocus: () => void } => ({
    tabIndex: at === stop ? 0 : -1,
    onFocus: () => setStop(at),
  });
  const gap = (word: number): ReactElement => (
    <button
      type="button"
      className="missed-gap"
      lang="en"
      aria-label={describeGap(words, word)}
      aria-pressed={isGapMarked(missed, word)}
      onClick={() => onMissed(toggleGap(missed, word, words.length))}
      {...focusable(2 * word)}
    />
  );
  return (
    <details className="missed-errors">
      <summary>Mark errors that outputs miss{missed.length > 0 && `: ${missed.length} marked`}</summary>
      <p id={hint} className="quiet">
        Press a word that is wrong, or the caret between two words where something is missing.
        <span className="for-keys"> With a keyboard, ← and → move, and Space marks.</span>
      </p>
      <div
        ref={bar}
        className="sentence"
        role="toolbar"
        aria-label="Words of the source, and the gaps between them"
        aria-describedby={hint}
        lang={language}
        dir="auto"
        onKeyDown={move}
      >
        {words.map(({ text }, at) => (
          <Fragment key={at}>
            {gap(at)}
            <button
              type="button"
              className="missed-word"
              aria-pressed={isMarked(missed, at)}
              onClick={() => onMissed(toggleWord(missed, at, words.length))}
              {...focusable(2 * at + 1)}
            >
              {text}
            </button>
          </Fragment>
        ))}
        {gap(words.length)}
      </div>
      <p className="quiet" role="status">
        {missed.length === 0 ? 'Nothing is marked.' : `Marked: ${describeMissed(words, missed)}.`}
      </p>
    </details>
  );
}

/** The button that a key leads to from another; undefined for other keys. */
function reachedFrom(stop: number, key: string, last: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward = (key === 'ArrowRight') !== isRightToLeft;
  return Math.min(last, Math.max(0, stop + (isForward ? 1 : -1)));
}
