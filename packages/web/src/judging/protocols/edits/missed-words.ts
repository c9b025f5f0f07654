import type { AnswerDetails } from '@stet/server';

type Spans = NonNullable<AnswerDetails['missed']>;

/** Whether a word of the source is marked as an error. */
export function isMarked(spans: Spans, word: number): boolean {
  return spans.some(({ start, end }) => start <= word && word < end);
}

/** Marks a word, or takes its mark away. Words side by side are one error. */
export function toggleWord(spans: Spans, word: number, words: number): Spans {
  const marked = Array.from({ length: words }, (_, at) => (at === word ? !isMarked(spans, at) : isMarked(spans, at)));
  const toggled: Spans = [];
  marked.forEach((isError, at) => {
    if (!isError) return;
    if (at > 0 && marked[at - 1]) toggled[toggled.length - 1] = { ...toggled[toggled.length - 1], end: at + 1 };
    else toggled.push({ start: at, end: at + 1 });
  });
  return toggled;
}
