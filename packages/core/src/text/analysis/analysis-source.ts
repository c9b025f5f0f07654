/**
 * Which words are spelt right: those of the English list where the text seems to be English, always or never, or those of a
 * file with a word on each line.
 */
export type WordSource = WordChoice | { readonly file: string };

export const wordChoices = ['guess', 'english', 'none'] as const;
type WordChoice = (typeof wordChoices)[number];

/**
 * Where analyses come from: plain data, so that any thread can make the same analyser. Built in for English; none, for
 * languages without a tagger; or files that a tool has made.
 */
export type AnalysisSource =
  | { readonly from: 'english' }
  | { readonly from: 'none' }
  | { readonly from: 'files'; readonly files: readonly string[]; readonly words?: WordSource | undefined };
