import { signed, wordDiff, type CleanChange, type GateReport, type SentenceChange } from '@stet/core/internal';

/** At most `top` sentences that got worse, and as many that got better. */
export function shownChanges(
  { sentences }: GateReport,
  top: number,
): { readonly worse: readonly SentenceChange[]; readonly better: readonly SentenceChange[] } {
  const worse = sentences.filter(({ effect }) => effect < 0);
  const better = sentences.filter(({ effect }) => effect > 0).reverse();
  return { worse: worse.slice(0, top), better: better.slice(0, top) };
}

/** The output before and now, and the gold; changes to the source are marked with signs, not by colour. */
export function changeLines({ source, before, now, gold }: SentenceChange): string[] {
  return [
    `source: ${source}`,
    `before: ${beside(source, before)}`,
    `now:    ${beside(source, now)}`,
    ...gold.map((text) => `gold:   ${beside(source, text)}`),
  ];
}

/** The effect of a change, with how many edits were right before and now. */
export function changeTitle({ effect, counts: { before, now } }: SentenceChange): string {
  const right = ({ correct, proposed }: typeof before): string => `${correct} of ${proposed}`;
  return `${signed(effect)} (edits right: ${right(before)} before, ${right(now)} now)`;
}

/** The source location of a sentence: file and line. */
export function locationOf(file: string, { sentence }: SentenceChange): string {
  return `${file === '-' ? 'standard input' : file}:${sentence}`;
}

export function cleanLines({ source, now }: CleanChange): string[] {
  return [`now:    ${wordDiff(source, now)}`];
}

function beside(source: string, output: string): string {
  return output === source ? '(unchanged)' : wordDiff(source, output);
}
