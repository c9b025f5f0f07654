import { displayWords } from '@stet/core/internal';
import { Fragment, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { currentLanguage, words } from '../../../language/words.js';
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
  const { judging } = words();
  const sourceWords = useMemo(() => displayWords(source), [source]);
  const hint = useId();
  const bar = useRef<HTMLDivElement>(null);
  // Buttons alternate, gap and word, and end with a gap. The whole bar is one stop of the Tab key.
  const [stop, setStop] = useState(1);
  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || bar.current === null) return;
    const to = reachedFrom(stop, event.key, 2 * sourceWords.length, getComputedStyle(bar.current).direction === 'rtl');
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
      lang={currentLanguage()}
      aria-label={describeGap(sourceWords, word)}
      aria-pressed={isGapMarked(missed, word)}
      onClick={() => onMissed(toggleGap(missed, word, sourceWords.length))}
      {...focusable(2 * word)}
    />
  );
  return (
    <details className="missed-errors">
      <summary>{judging.markMissed(missed.length)}</summary>
      <p id={hint} className="quiet">
        {judging.markMissedHint}
        <span className="for-keys"> {judging.markMissedKeys}</span>
      </p>
      <div
        ref={bar}
        className="sentence"
        role="toolbar"
        aria-label={judging.wordsAndGaps}
        aria-describedby={hint}
        lang={language}
        dir="auto"
        onKeyDown={move}
      >
        {sourceWords.map(({ text }, at) => (
          <Fragment key={at}>
            {gap(at)}
            <button
              type="button"
              className="missed-word"
              aria-pressed={isMarked(missed, at)}
              onClick={() => onMissed(toggleWord(missed, at, sourceWords.length))}
              {...focusable(2 * at + 1)}
            >
              {text}
            </button>
          </Fragment>
        ))}
        {gap(sourceWords.length)}
      </div>
      <p className="quiet" role="status">
        {missed.length === 0 ? judging.nothingMarked : judging.marked(describeMissed(sourceWords, missed))}
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
