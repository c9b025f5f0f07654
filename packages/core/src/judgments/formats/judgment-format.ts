import type { Detectable } from '../../formats/certainty.js';
import type { Ranking } from '../ranking.js';
import type { FirstSentence } from './wmt-csv/rows.js';

export interface JudgmentPrintOptions {
  /** In WMT's CSV, the number of the first sentence (default: 0 in rows of two systems, else 1). */
  readonly firstSentence?: FirstSentence | undefined;
}

export interface JudgmentParseOptions extends JudgmentPrintOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

/** A format of human judgments, described in full. */
export interface JudgmentFormat<Name extends string = string> extends Detectable {
  readonly name: Name;
  /** As people call it. */
  readonly title: string;
  /** Files are read whole: rows of pairs are joined to rankings, and of a backup the last answers count. */
  readonly parse: (text: string, options: JudgmentParseOptions) => Ranking[];
  /** Absent where Stet does not write the format. */
  readonly print?: (rankings: readonly Ranking[], options: JudgmentPrintOptions) => string;
  /** What the format cannot hold of the rankings, in words (default: nothing). */
  readonly loses?: (rankings: readonly Ranking[]) => string[];
}

/** A line that says `what` is lost, and of how many rankings; none where no ranking has it. */
export function lostOf(rankings: readonly Ranking[], has: (ranking: Ranking) => boolean, what: string): string[] {
  const count = rankings.filter(has).length;
  return count === 0 ? [] : [`${what}, of ${count} ${count === 1 ? 'judgment' : 'judgments'}`];
}

/** What no format but JSON Lines holds beside the ranks. */
export function lostBesideRanks(rankings: readonly Ranking[]): string[] {
  return [
    ...lostOf(rankings, ({ outputs }) => outputs.some(({ scores }) => scores !== undefined), 'the scores'),
    ...lostOf(rankings, ({ drawing }) => drawing !== undefined, 'how the pair was drawn'),
  ];
}
