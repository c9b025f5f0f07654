import { toUtf16, type OffsetUnit, type Span } from '@stet/core/internal';
import { CheckerFailure } from './adapter.js';

/** Converts offsets that a checker counts in `unit` to a span of the sentence. One beyond the sentence is a failure. */
export function spanFinder(sentence: string, unit: OffsetUnit): (start: number, end: number) => Span {
  const offsetOf = toUtf16(sentence, unit);
  return (start, end) => {
    const span = { start: offsetOf(start), end: offsetOf(end) };
    if (span.start !== -1 && span.end >= span.start) return span;
    throw new CheckerFailure(`it named the place ${start} to ${end}, which the sentence does not have`, {
      remedy: `Perhaps it does not count ${unit}: set {{offsets}}.`,
    });
  };
}
