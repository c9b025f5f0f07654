/** Why an answer may not be a correction of its sentence. */
export const SUSPICIONS = {
  empty: 'the answer is empty',
  lines: 'the answer has several lines',
  fence: 'the answer has a code fence',
  quotes: 'the answer stands in quotes that the sentence does not have',
  preamble: 'the answer begins with words about itself',
  comment: 'the answer talks about the sentence',
  refusal: 'the checker refuses',
  longer: 'the answer is much longer than the sentence',
  shorter: 'the answer is much shorter than the sentence',
  different: 'the answer has next to nothing in common with the sentence',
  neighbour: 'the answer fits the sentence of another line',
  'cut-off': 'the checker was cut off in the middle of its answer',
} as const satisfies Readonly<Record<string, string>>;

export type Suspicion = keyof typeof SUSPICIONS;
