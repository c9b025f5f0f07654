import { wordDiff, type CleanChange, type GateReport, type SentenceChange } from '@stet/core/internal';
import { signed } from './tables.js';

/** The sentences worth showing, so many of each: those that got worse, and those that got better. */
export function shownChanges(
  { sentences }: GateReport,
  top: number,
): { readonly worse: readonly SentenceChange[]; readonly better: readonly SentenceChange[] } {
  const worse = sentences.filter(({ effect }) => effect < 0);
  const better = sentences.filter(({ effect }) => effect > 0).reverse();
  return { worse: worse.slice(0, top), better: better.slice(0, top) };
}

/** What one sentence was, is, and should be; changes to the source are marked in words, not by colour. */
export function changeLines({ source, before, now, gold }: SentenceChange): string[] {
  return [
    `source: ${source}`,
    `before: ${beside(source, before)}`,
    `now:    ${beside(source, now)}`,
    ...gold.map((text) => `gold:   ${beside(source, text)}`),
  ];
}

/** How many of its edits were right. */
export function changeTitle({ effect, counts: { before, now } }: SentenceChange): string {
  const right = ({ correct, proposed }: typeof before): string => `${correct} of ${proposed}`;
  return `${signed(effect)} (edits right: ${right(before)} before, ${right(now)} now)`;
}

/** Where a sentence stands, for a reader. */
export function placeOf(file: string, { sentence }: SentenceChange): string {
  return `${file === '-' ? 'standard input' : file}:${sentence}`;
}

export function cleanLines({ source, now }: CleanChange): string[] {
  return [`now:    ${wordDiff(source, now)}`];
}

function beside(source: string, output: string): string {
  return output === source ? '(unchanged)' : wordDiff(source, output);
}
