/** The n-grams of a text and how often each occurs, the plain way: keyed by their words. */
export function countNgrams(tokens: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + n <= tokens.length; at++) {
    const ngram = tokens.slice(at, at + n).join(' ');
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  }
  return counts;
}
