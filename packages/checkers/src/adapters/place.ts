import { toUtf16, type OffsetUnit, type Span } from '@stet/core/internal';
import { CheckerFailure } from './adapter.js';

/** Finds the stretches of a sentence that a checker names, as it counts. One that is not there is a failure. */
export function placeFinder(sentence: string, unit: OffsetUnit): (start: number, end: number) => Span {
  const place = toUtf16(sentence, unit);
  return (start, end) => {
    const span = { start: place(start), end: place(end) };
    if (span.start !== -1 && span.end >= span.start) return span;
    throw new CheckerFailure(`it named the place ${start} to ${end}, which the sentence does not have`, {
      remedy: `Perhaps it does not count ${unit}: set {{offsets}}.`,
    });
  };
}
