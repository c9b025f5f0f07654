import type { ParaphraseTable } from './resources.js';

/** A phrase of one sentence and a paraphrase of it in the other. */
export interface PhrasePair {
  readonly at: number;
  readonly length: number;
  readonly to: number;
  readonly toLength: number;
}

/** The phrases of `tokens` that have a paraphrase in `others`: by place, by length, and as the table lists them. */
export function phrasePairs(
  tokens: readonly string[],
  others: readonly string[],
  table: ParaphraseTable,
): readonly PhrasePair[] {
  const pairs: PhrasePair[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const longest = Math.min(table.longest, tokens.length - at);
    for (let length = 1; length <= longest; length++) {
      for (const paraphrase of table.paraphrases(tokens.slice(at, at + length).join(' '))) {
        const words = paraphrase.split(' ');
        for (let to = 0; to + words.length <= others.length; to++) {
          if (words.every((word, offset) => word === others[to + offset])) {
            pairs.push({ at, length, to, toLength: words.length });
          }
        }
      }
    }
  }
  return pairs;
}
