import type { Lint, Span } from '@stet/core/internal';

export interface SpelledWord extends Span {
  readonly text: string;
}

/** Letters with apostrophes between them; a run with a digit in it is no word. */
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text that can be spelled. */
export function spelledWords(text: string): SpelledWord[] {
  return [...text.matchAll(RUN)]
    .filter(([run]) => !/\p{N}/u.test(run))
    .map(({ index, 0: run }) => ({ start: index, end: index + run.length, text: run }));
}

/** The one complaint of a speller. */
export function misspelling({ start, end, text }: SpelledWord, suggestions: readonly string[]): Lint {
  return { rule: 'spelling', start, end, text, message: `Unknown word “${text}”`, suggestions };
}
