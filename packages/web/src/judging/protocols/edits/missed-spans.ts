import { joinDisplayWords, type DisplayWord } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';
import { words } from '../../../language/words.js';
import { isolated } from '../../../shell/isolated.js';

/** Errors of the source: stretches of words, and gaps, which are empty. */
export type MissedSpans = NonNullable<AnswerDetails['missed']>;

/** Whether a word of the source is marked as an error. */
export function isMarked(spans: MissedSpans, word: number): boolean {
  return spans.some(({ start, end }) => start <= word && word < end);
}

/** Whether something is marked as missing before a word, or behind the last if there is no such word. */
export function isGapMarked(spans: MissedSpans, word: number): boolean {
  return spans.some(({ start, end }) => start === word && end === word);
}

/** Marks a word, or takes its mark away. */
export function toggleWord(spans: MissedSpans, word: number, words: number): MissedSpans {
  return spansOf(
    words,
    (at) => isMarked(spans, at) !== (at === word),
    (at) => isGapMarked(spans, at),
  );
}

/** Marks the gap before a word, or takes its mark away. */
export function toggleGap(spans: MissedSpans, word: number, words: number): MissedSpans {
  return spansOf(
    words,
    (at) => isMarked(spans, at),
    (at) => isGapMarked(spans, at) !== (at === word),
  );
}

/** Words side by side are one error, unless something is missing between them. */
function spansOf(words: number, isError: (word: number) => boolean, isGap: (word: number) => boolean): MissedSpans {
  const spans: MissedSpans = [];
  for (let at = 0; at <= words; at++) {
    if (isGap(at)) spans.push({ start: at, end: at });
    if (at === words || !isError(at)) continue;
    const last = spans.at(-1);
    const goesOn = last !== undefined && last.start < last.end && last.end === at;
    if (goesOn) spans[spans.length - 1] = { start: last.start, end: at + 1 };
    else spans.push({ start: at, end: at + 1 });
  }
  return spans;
}

/** What a marked gap means, in words: `missing before “tea”`. */
export function describeGap(sourceWords: readonly DisplayWord[], word: number): string {
  const { missingAtEnd, missingBefore } = words().judging;
  const next = sourceWords.at(word);
  return next === undefined ? missingAtEnd : missingBefore(isolated(next.text));
}

/** The marked errors in words: `“like”` and `missing before “tea”`. */
export function describeMissed(sourceWords: readonly DisplayWord[], spans: MissedSpans): string[] {
  const { wrongWords } = words().judging;
  return spans.map(({ start, end }) =>
    start === end
      ? describeGap(sourceWords, start)
      : wrongWords(isolated(joinDisplayWords(sourceWords.slice(start, end)))),
  );
}
