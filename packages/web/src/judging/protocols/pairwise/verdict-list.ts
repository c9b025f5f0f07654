/** What a judge may say of two outputs, in the order of the page. */
export const VERDICTS = [
  { name: 'first', ranks: [1, 2], keys: ['ArrowLeft', '1'] },
  { name: 'equal', ranks: [1, 1], keys: ['=', '0'] },
  { name: 'second', ranks: [2, 1], keys: ['ArrowRight', '2'] },
] as const;

export type Verdict = (typeof VERDICTS)[number];
export type PairVerdictName = Verdict['name'];
