import { displayWords, joinDisplayWords } from '@stet/core/internal';
import { Fragment, type ReactElement } from 'react';
import { currentLanguage, words } from '../../../language/words.js';
import type { MissedSpans } from './missed-spans.js';

interface MarkedSourceProps {
  readonly source: string;
  readonly missed: MissedSpans;
}

/** A source with the errors that a judge marked: wrong words, and carets where something is missing. */
export function MarkedSource({ source, missed }: MarkedSourceProps): ReactElement {
  const sourceWords = displayWords(source);
  const blankBefore = (word: number): string => (sourceWords.at(word)?.spaced === true ? ' ' : '');
  const starts = [0, ...missed.map(({ end }) => end)];
  const plain = (at: number): ReactElement => {
    const kept = sourceWords.slice(starts[at], missed.at(at)?.start ?? sourceWords.length);
    return (
      <>
        {kept.length > 0 && blankBefore(starts[at])}
        {joinDisplayWords(kept)}
      </>
    );
  };
  return (
    <>
      {missed.map(({ start, end }, at) => (
        <Fragment key={at}>
          {plain(at)}
          {start < end && blankBefore(start)}
          {start === end ? (
            <span className="missed-caret">
              <span className="unseen" lang={currentLanguage()} dir="ltr">
                {' '}
                {words().judging.somethingMissing}{' '}
              </span>
            </span>
          ) : (
            <mark className="missed-stretch">{joinDisplayWords(sourceWords.slice(start, end))}</mark>
          )}
        </Fragment>
      ))}
      {plain(missed.length)}
    </>
  );
}
