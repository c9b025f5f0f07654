/**
 * Where analyses come from: plain data, so that any thread can make the same analyser. Built in for English; none, for
 * languages without a tagger; or files that a tool has made.
 */
export type AnalysisSource =
  | { readonly from: 'english' }
  | { readonly from: 'none' }
  | { readonly from: 'files'; readonly files: readonly string[] };
