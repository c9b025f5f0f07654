import type { TokenSpan } from './judged-edit.js';

/** The tokens in one line, with what `print` makes of each marked span in its place; the spans come in order. */
export function markSpans<Marked extends TokenSpan>(
  tokens: readonly string[],
  marked: readonly Marked[],
  print: (span: Marked, index: number) => string,
): string {
  let reached = 0;
  const pieces: string[] = [];
  marked.forEach((span, index) => {
    pieces.push(...tokens.slice(reached, span.start), print(span, index));
    reached = span.end;
  });
  return [...pieces, ...tokens.slice(reached)].join(' ');
}
