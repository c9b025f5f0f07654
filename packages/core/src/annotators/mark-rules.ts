import type { Edit } from '../corpus/edit.js';

/** Tells which units of a sentence of `length` tokens the edits mark: true for each unit that needs correction. */
export type MarkRule = (edits: readonly Edit[], length: number) => boolean[];

/** Tokens within the span of an edit; `insertion` gives the tokens that an insertion marks too. */
function tokens(insertion: (at: number) => readonly number[]): MarkRule {
  return (edits, length) => {
    const marks = Array.from({ length }, () => false);
    for (const { start, end } of edits) {
      marks.fill(true, start, end);
      if (start !== end) continue;
      for (const at of insertion(start)) if (at >= 0 && at < length) marks[at] = true;
    }
    return marks;
  };
}

const spans = tokens(() => []);

/** The rules by which tokens, and what stands between them, count as in need of correction. */
export const markRules = {
  /** Tokens that an edit changes or removes; insertions mark nothing. Gives the kappa of CoNLL-2014. */
  spans,
  /** An insertion also marks the token before it. */
  preceding: tokens((at) => [at - 1]),
  /** An insertion also marks the token after it. */
  following: tokens((at) => [at]),
  /** An insertion also marks the tokens on both sides. */
  neighbours: tokens((at) => [at - 1, at]),
  /** The gaps between tokens are units too, and insertions mark them. */
  gaps: (edits, length) => {
    const gaps = Array.from({ length: length + 1 }, () => false);
    for (const { start, end } of edits) if (start === end) gaps[start] = true;
    return [...spans(edits, length), ...gaps];
  },
  /** The whole sentence is one unit, marked by any edit. */
  sentence: (edits) => [edits.length > 0],
} satisfies Record<string, MarkRule>;

export type MarkRuleName = keyof typeof markRules;
